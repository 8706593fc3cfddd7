"use strict";
// Draws every card, die and tile of a finished match again: SHA-256 and HMAC, as bot/core/chance.py does. A file is
// never compared with itself: the commitment is that of the page, and the draws are those of the record's steps.
(() => {
  document.documentElement.classList.add("script");

  const K = [], START = [];
  for (let n = 2; START.length < 8 || K.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (START.length < 8) START.push(fraction(Math.sqrt(n)));
    if (K.length < 64) K.push(fraction(Math.cbrt(n)));
  }
  function fraction(value) { return ((value - Math.floor(value)) * 0x100000000) >>> 0; }

  function sha256(bytes) {
    const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
    view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
    const state = START.slice(), w = new Uint32Array(64);
    const turn = (x, n) => (x >>> n) | (x << (32 - n));
    for (let at = 0; at < padded.length; at += 64) {
      for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
      for (let i = 16; i < 64; i++) {
        const a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + w[i - 7] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
      let [a, b, c, d, e, f, g, h] = state;
      for (let i = 0; i < 64; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) >>> 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
        h = g; g = f; f = e; e = (d + one) >>> 0; d = c; c = b; b = a; a = (one + two) >>> 0;
      }
      [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] = (state[i] + value) >>> 0; });
    }
    const out = new Uint8Array(32), view2 = new DataView(out.buffer);
    state.forEach((value, i) => view2.setUint32(4 * i, value));
    return out;
  }
  function joined(a, b) { const out = new Uint8Array(a.length + b.length); out.set(a); out.set(b, a.length); return out; }
  function hmac(key, text) {
    const block = new Uint8Array(64);
    block.set(key); // 32 bytes: never longer than a block
    const inner = sha256(joined(block.map((one) => one ^ 0x36), new TextEncoder().encode(text)));
    return sha256(joined(block.map((one) => one ^ 0x5c), inner));
  }
  function hex(bytes) { return [...bytes].map((one) => one.toString(16).padStart(2, "0")).join(""); }
  function read(bytes) { return JSON.parse(new TextDecoder().decode(bytes)); }
  function unhex(text) { return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16)); }

  function pick(secret, match, n, cases) {
    const all = 1n << 256n, fair = all - all % BigInt(cases);
    for (let attempt = 0; ; attempt++) {
      const value = BigInt("0x" + hex(hmac(secret, `${match}:${n}:${attempt}`)));
      if (value < fair) return Number(value % BigInt(cases));
    }
  }
  // All matches with the story of one lesson have the same draws.
  function drawnAs(uid) {
    return uid.startsWith("lesson-") ? uid.slice(0, uid.lastIndexOf("-")) : uid;
  }
  function drawn(secret, match, n, outcomes) {
    let place = pick(secret, match, n, outcomes.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [move, weight] of outcomes) {
      if (place < weight) return move;
      place -= weight;
    }
    return null;
  }

  async function got(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    return new Uint8Array(await answer.arrayBuffer());
  }
  function sound({ secret, draws }, record, promised) {
    const key = unhex(secret);
    const played = record.steps.filter(([seat]) => seat === CHANCE).map(([, move]) => move);
    return hex(sha256(key)) === promised.commitment
      && record.commitment === promised.commitment && record.secret === secret && record.uid === promised.uid
      && draws.length === played.length
      && draws.every(([move, outcomes], n) => move === played[n] && drawn(key, drawnAs(promised.uid), n, outcomes) === move);
  }

  const CHANCE = 99; // the seat that draws, as in bot/core/seats.py
  const root = document.querySelector("[data-proof]");
  const verdict = root.querySelector("[data-verdict]");
  const button = root.querySelector("[data-verify]");
  button.addEventListener("click", async () => {
    button.disabled = true;
    verdict.textContent = "…";
    try {
      const [proof, file] = await Promise.all([got(root.dataset.proof), got(root.dataset.record)]);
      const found = read(proof);
      const whole = hex(sha256(file)) === root.dataset.digest;
      verdict.textContent = whole && sound(found, read(file), root.dataset)
        ? `✓ ${root.dataset.sound} (${found.draws.length})`
        : `✗ ${root.dataset.wrong}`;
    } catch {
      verdict.textContent = root.dataset.failed;
    }
    button.disabled = false;
  });
})();
