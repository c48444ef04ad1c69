import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import * as Y from "yjs";

/** The text of the page's only Markdown widget, as the draft names it. */
const isSource = (name) => name.startsWith("t:") && name.endsWith("/source");

/**
 * Two people type into one page by call, one key a call and as fast as they are answered, each with a copy of the draft as
 * a browser has it: what is not acknowledged is sent again with the next key.
 */
export async function openTyping(...visitors) {
  const page = await visitors[0].createPage({ title: "Typed through every crash", markdown: "0123456789" });
  const schema = draftSchemaOf();
  const stop = new AbortController();
  const writers = visitors.map((visitor, number) => writerOf(visitor, { page, schema, number }));
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
    stop: async () => {
      stop.abort();
      await Promise.all(working);
    },
  };
}

function writerOf(visitor, { page, schema, number }) {
  let draft = new Y.Doc();
  let epoch = 0;
  let stored = new Uint8Array();
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
    for (let count = 0; !signal.aborted; count += 1) {
      const key = `<${number}.${String(count).padStart(6, "0")}>`;
      await typeOne(key).catch(() => pause(20));
    }
  };
  return { acknowledged, open, run };
}

/** The shapes that this tree's browser would name, asked of another process: two copies of Yjs in one do not get on. */
function draftSchemaOf() {
  const file = new URL("../src/features/pages/editing/model/draft/draft-document.ts", import.meta.url);
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
