import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import * as Y from "yjs";
import { listenToDraft } from "./draft-listener.mjs";

/** The text of the page's only Markdown widget, as the draft names it. */
const isSource = (name) => name.startsWith("t:") && name.endsWith("/source");

/**
 * Two people type into one page by call, one key a call and as fast as they are answered, each with a copy of the draft as
 * a browser has it: what is not acknowledged is sent again with the next key.
 */
export function openTyping(...visitors) {
  return startTyping(visitors, null);
}

/** As `openTyping`, and both hear of each other on the live channel at `address`; their drafts can be compared. */
export function openTypingTogether(visitors, address) {
  return startTyping(visitors, address);
}

async function startTyping(visitors, address) {
  const page = await visitors[0].createPage({ title: "Typed through every crash", markdown: "0123456789" });
  const schema = draftSchemaOf();
  const stop = new AbortController();
  const writers = visitors.map((visitor, number) => writerOf(visitor, { page, schema, number, address }));
  for (const writer of writers) await writer.open();
  const working = writers.map((writer) => writer.run(stop.signal));
  const keys = () => writers.flatMap((writer) => [...writer.acknowledged]);
  return {
    acknowledged: () => keys().length,
    /** Resolves when both are acknowledged a key that they typed after now. */
    goesOn: async () => {
      const before = writers.map((writer) => writer.acknowledged.size);
      await pause(50);
      if (writers.some((writer, at) => writer.acknowledged.size <= before[at]))
        throw new Error("nobody is answered");
    },
    /** The acknowledged keys that a browser which opens the page now does not see. */
    missing: async () => {
      const known = keys();
      const text = sourceOf(await openedDraft(visitors[0], { page, schema }));
      return known.filter((key) => !text.includes(key));
    },
    /** What each of them sees now, and what a browser that opens the page now does. */
    texts: async () => [
      ...writers.map((writer) => writer.text()),
      sourceOf(await openedDraft(visitors[0], { page, schema })),
    ],
    /** The longest that anybody waited for a key to be acknowledged, in milliseconds, and how often they were not answered. */
    slowest: () => Math.max(...writers.map((writer) => writer.slowest())),
    refusals: () => writers.reduce((sum, writer) => sum + writer.refusals(), 0),
    stop: async () => {
      stop.abort();
      await Promise.all(working);
      for (const writer of writers) await writer.settle().catch(() => {});
    },
    close: () => writers.forEach((writer) => writer.close()),
  };
}

/** Opens the draft of a page to write its Markdown as a whole, over the real calls. */
export async function openPublisher(visitor, page) {
  const schema = draftSchemaOf();
  return {
    /** Writes the text into the draft, and gives the act that publishes it, by whatever door. */
    write: async (text) => {
      const opened = await demanded(visitor.call(`/-/draft/${page}/open/`, { schema }));
      const draft = new Y.Doc();
      Y.applyUpdate(draft, Buffer.from(opened.state, "base64"));
      const before = Y.encodeStateVector(draft);
      const source = sourceText(draft);
      draft.transact(() => {
        source.delete(0, source.length);
        source.insert(0, text);
      });
      const update = Buffer.from(Y.encodeStateAsUpdate(draft, before)).toString("base64");
      const { epoch } = opened;
      const { seq } = await demanded(
        visitor.call(`/-/draft/${page}/save/`, { epoch, update, client: "publisher" }),
      );
      return (by = visitor) => demanded(by.call(`/-/draft/${page}/publish/`, { epoch, seq }));
    },
  };
}

async function demanded(answering) {
  const answer = await answering;
  if (!answer.success) throw new Error(answer.error);
  return answer;
}

function writerOf(visitor, { page, schema, number, address }) {
  let draft = new Y.Doc();
  let epoch = 0;
  let stored = new Uint8Array();
  let listener = null;
  let slowest = 0;
  let refusals = 0;
  const acknowledged = new Set();
  const open = async () => {
    const opened = await visitor.call(`/-/draft/${page}/open/`, { schema });
    if (!opened.success) throw new Error(opened.error);
    const fresh = new Y.Doc();
    Y.applyUpdate(fresh, Buffer.from(opened.state, "base64"));
    stored = Y.encodeStateVector(fresh);
    Y.applyUpdate(fresh, Y.encodeStateAsUpdate(draft));
    draft = fresh;
    epoch = opened.epoch;
    if (address)
      listener = listenToDraft({
        address,
        visitor,
        place: { page, epoch, seq: opened.seq },
        apply: (update) => Y.applyUpdate(draft, update),
      });
  };
  const typeOne = async (key) => {
    const text = sourceText(draft);
    // Every key is as long as the page's first words, so that none ever falls into another.
    text.insert(Math.floor(Math.random() * (text.length / key.length)) * key.length, key);
    await send(key);
  };
  const send = async (key) => {
    const after = Y.encodeStateVector(draft);
    const update = Buffer.from(Y.encodeStateAsUpdate(draft, stored)).toString("base64");
    const answer = await visitor.call(`/-/draft/${page}/save/`, {
      epoch,
      update,
      client: `writer ${number}`,
    });
    if (!answer.success) throw new Error(answer.error);
    stored = after;
    acknowledged.add(key);
  };
  const run = async (signal) => {
    let answered = performance.now();
    for (let count = 0; !signal.aborted; count += 1) {
      const key = `<${number}.${String(count).padStart(6, "0")}>`;
      const isStored = await typeOne(key).then(
        () => true,
        () => pause(20, false),
      );
      if (!isStored) refusals += 1;
      else {
        slowest = Math.max(slowest, performance.now() - answered);
        answered = performance.now();
      }
    }
  };
  return {
    acknowledged,
    open,
    run,
    /** Sends what no answer came to, and reads what was missed. */
    settle: async () => {
      await send("");
      acknowledged.delete("");
      await listener?.catchUp();
    },
    text: () => sourceOf(draft),
    slowest: () => slowest,
    refusals: () => refusals,
    close: () => listener?.close(),
  };
}

/** The shapes that this tree's browser would name, asked of another process: two copies of Yjs in one do not get on. */
function draftSchemaOf() {
  const file = new URL("../src/documents/draft/draft-document.ts", import.meta.url);
  const say = `import(${JSON.stringify(file.href)}).then((module) => console.log(module.draftSchema))`;
  return execFileSync(process.execPath, ["--import", "tsx", "-e", say], { encoding: "utf8" }).trim();
}

async function openedDraft(visitor, { page, schema }) {
  const opened = await visitor.call(`/-/draft/${page}/open/`, { schema });
  if (!opened.success) throw new Error(opened.error);
  const draft = new Y.Doc();
  Y.applyUpdate(draft, Buffer.from(opened.state, "base64"));
  return draft;
}

const sourceOf = (draft) => sourceText(draft).toString();
const sourceText = (draft) => draft.getText([...draft.share.keys()].find(isSource));
