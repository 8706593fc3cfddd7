// A forum: its posts with their tags, and the form for a new post.

import { act, dialog } from "./dialogs.js";
import { displayName, el, icon } from "./dom.js";
import { changed, compareIds, sees, state, unread, user } from "./state.js";

export const FORUM = 15;

/** The tags of a post, in the order of its forum. */
export function tagsOf(post) {
  const parent = state.channels.get(post?.parent_id);
  return (parent?.tags ?? []).filter((tag) => post.applied.includes(tag.id));
}

export const chips = (tags) =>
  tags.length > 0 && el("span", { class: "post-tags" }, tags.map((tag) => el("span", { class: "post-tag" }, tag.emoji_name && `${tag.emoji_name} `, tag.name)));

const posts = (forum) =>
  [...state.channels.values()]
    .filter((post) => post.parent_id === forum.id && sees(state.me, post))
    .sort((a, b) => Number(a.archived) - Number(b.archived) || compareIds(b.id, a.id));

/** The channel is told of when it is made, its messages one by one. */
const messagesOf = (post) => Math.max(post.sent, state.marks.get(post.id)?.size ?? 0);

/** What the view depends on; it is drawn anew when this changes. */
export const forumLook = (forum) =>
  JSON.stringify([state.me, forum.name, forum.topic, forum.tags, forum.tag_required, posts(forum).map((post) => [post.id, post.name, post.applied, post.archived, post.locked, messagesOf(post), unread(state.me, post)])]);

export function forumView(forum) {
  const list = posts(forum);
  return el(
    "section",
    { class: "forum", "aria-label": `Forum ${forum.name}` },
    el("header", { class: "forum-head" },
      el("div", {}, el("h2", {}, forum.name), el("p", { class: "muted" }, forum.topic ?? "A forum: every post is a thread of its own.", forum.tag_required && " Each post needs a tag.")),
      el("button", { class: "button button-1 small", type: "button", data: { key: "new-post" }, on: { click: () => newPost(forum) } }, icon("plus"), "New post")),
    forum.tags.length > 0 && el("p", { class: "forum-tags" }, el("span", { class: "muted" }, "Tags:"), chips(forum.tags)),
    list.length ? el("ul", { class: "posts" }, list.map((post) => el("li", {}, card(post)))) : el("p", { class: "muted" }, "There are no posts yet."),
  );
}

function card(post) {
  const { count, pings } = unread(state.me, post);
  return el(
    "button",
    { class: `post ${post.archived ? "archived" : ""}`, type: "button", data: { key: `post:${post.id}`, post: post.name }, on: { click: () => changed("goto", post.id) } },
    chips(tagsOf(post)),
    el("span", { class: `post-name ${count ? "unread" : ""}` }, post.name, pings > 0 && el("span", { class: "badge" }, String(pings))),
    el("span", { class: "muted post-line" }, `${displayName(user(post.owner_id) ?? {})} · ${messagesOf(post) === 1 ? "1 message" : `${messagesOf(post)} messages`}`, post.archived && (post.locked ? " · locked" : " · archived")),
  );
}

function newPost(forum) {
  const title = el("input", { class: "input", type: "text", maxlength: 100, required: true, autocomplete: "off", id: "post-title" });
  const text = el("textarea", { class: "input", rows: 4, maxlength: 2000, required: true, id: "post-text" });
  const boxes = forum.tags.filter((tag) => !tag.moderated).map((tag) => ({ tag, box: el("input", { type: "checkbox" }) }));
  dialog(`New post in ${forum.name}`, el(
    "div",
    { class: "form-fields" },
    el("div", { class: "field" }, el("label", { class: "field-label", for: "post-title" }, "Title"), title),
    el("div", { class: "field" }, el("label", { class: "field-label", for: "post-text" }, "Message"), text),
    boxes.length > 0 && el("fieldset", { class: "choices tight plain" }, el("legend", { class: "field-label" }, "Tags"), boxes.map(({ tag, box }) => el("label", { class: "choice" }, box, el("span", {}, tag.name)))),
  ), {
    done: "Post",
    submit: async () => {
      const tags = boxes.filter(({ box }) => box.checked).map(({ tag }) => tag.id);
      const answer = await act("post", { person: state.me, channel: forum.id, title: title.value, text: text.value, tags });
      if (answer) changed("goto", answer.channel);
      return Boolean(answer);
    },
  });
}
