// The websocket to the sandbox: requests with answers, and events. It reconnects by itself.

const waiting = new Map();
let socket = null;
let number = 0;
let delay = 400;
let queue = [];

/** connect(onEvent, onState): calls onEvent with every event, and onState with "open" or "closed". */
export function connect(onEvent, onState) {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/page/socket`);
  socket.addEventListener("open", () => {
    delay = 400;
    onState("open");
    for (const text of queue.splice(0)) socket.send(text);
  });
  socket.addEventListener("message", ({ data }) => {
    const packet = JSON.parse(data);
    if (packet.event) return onEvent(packet);
    const asked = waiting.get(packet.re);
    waiting.delete(packet.re);
    if (!asked) return undefined;
    return packet.error ? asked.reject(new Error(packet.error)) : asked.resolve(packet.answer);
  });
  socket.addEventListener("close", () => {
    onState("closed");
    for (const asked of waiting.values()) asked.reject(new Error("The connection to the sandbox was lost."));
    waiting.clear();
    setTimeout(() => connect(onEvent, onState), delay);
    delay = Math.min(delay * 1.7, 5000);
  });
}

/** ask("press", {...}) -> promise of the answer; rejects with a sentence for the person. */
export function ask(what, args = {}) {
  const id = ++number;
  const text = JSON.stringify({ id, do: what, args });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else if (socket?.readyState === WebSocket.CONNECTING) queue.push(text);
    else {
      waiting.delete(id);
      reject(new Error("The sandbox is not running."));
    }
  });
}
