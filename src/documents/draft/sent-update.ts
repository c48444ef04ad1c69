import * as Y from "yjs";

/** What an update says of itself before anything is done with it. */
export type SentUpdate = {
  readonly bytes: Uint8Array;
  /** The names of the parts that it begins to write in. */
  readonly roots: ReadonlySet<string>;
};
type DeleteSet = ReturnType<typeof Y.createDeleteSet>;

/** No text is written so far by one browser; counters beyond it would not be whole numbers any more. */
const clockMost = 2 ** 31;
/** One tab sends what it wrote itself. */
const browsersMost = 200;
/** A text knows ten marks; each further one is carried along by every letter behind it. */
const marksMost = 50;
/** Cells of a large table have a part each. */
const rootsMost = 30_000;

/**
 * Reads an update in one pass, and refuses what no browser sends and the library would take long over: each of these
 * counts is one by which its work would be multiplied (decision 0038). Null when refused; throws over bytes that are no update.
 */
export function readSent(bytes: Uint8Array): SentUpdate | null {
  const { structs, ds } = Y.decodeUpdate(bytes);
  const [roots, browsers, marks] = [new Set<string>(), new Set<number>(), new Set<string>()];
  for (const struct of structs) {
    if (struct.id.clock + struct.length > clockMost) return null;
    browsers.add(struct.id.client);
    if (!(struct instanceof Y.Item)) continue;
    const { content, parent } = struct;
    if (content instanceof Y.ContentDoc) return null;
    if (content instanceof Y.ContentFormat) marks.add(content.key);
    if (typeof parent === "string") roots.add(parent);
  }
  if (browsers.size > browsersMost || marks.size > marksMost || roots.size > rootsMost) return null;
  return isInOrder(ds) ? { bytes, roots } : null;
}

/** Each letter is deleted once: a library writes runs in order, and looks at all letters of each. */
function isInOrder(ds: DeleteSet): boolean {
  for (const runs of ds.clients.values()) {
    let end = 0;
    for (const { clock, len } of runs) {
      if (clock < end || clock + len > clockMost) return false;
      end = clock + len;
    }
  }
  return true;
}
