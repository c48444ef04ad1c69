import * as Y from "yjs";
import { filesInValues, isThere, kindOf, readDraftWidget } from "./draft-widget.ts";
import { isHonestItem } from "./honest-items.ts";
import { movesPart, partsOf, readPart } from "#widgets/kit/draft-parts.ts";
import { filesBroughtIn } from "./named-files.ts";
import { nameOfRoot, typeRoots } from "./roots.ts";
import { readSent } from "./sent-update.ts";
import { type SecondCopy, secondCopiesIn, takeAway, withoutCopies } from "./moves/second-copies.ts";
import { mendParted } from "./moves/parted-words.ts";
import { settleStray } from "./moves/settling.ts";
import { type StrayWords, strayWordsAfter } from "./moves/stray-words.ts";

/** A page holds no more widgets; and a draft no more than were ever on it, of which names remain. */
export const widgetsMost = 1000;
const widgetsEver = 5 * widgetsMost;

/**
 * What came of an update: taken, with what was new in it (null when everything was there before), the change that gives stray
 * words their place (null when none strayed), the files that the widgets it touched hold and those that it newly names in a
 * text; or refused, and then the draft is spoiled and must not be used any more.
 */
export type Incoming =
  | {
      readonly taken: true;
      readonly update: Uint8Array | null;
      readonly settled: Uint8Array | null;
      readonly files: readonly number[];
      readonly named: readonly number[];
    }
  | { readonly taken: false; readonly code: "draft-not-understood" | "draft-too-large" };

/**
 * Merges an update that a browser sent, and refuses what an honest one cannot have sent (decision 0014). Looks only at
 * what is new and at the widgets that it touches: a page of any size costs the same.
 */
export function takeIncoming(draft: Y.Doc, sent: Uint8Array): Incoming {
  try {
    return merged(draft, sent);
  } catch {
    // Bytes are not to be trusted: whatever the library or a shape throws over them, they were not understood.
    return notUnderstood;
  }
}

const notUnderstood = { taken: false, code: "draft-not-understood" } as const;

function merged(draft: Y.Doc, sent: Uint8Array): Incoming {
  const update = readSent(sent);
  if (!update || !typeRoots(draft, update.roots)) return notUnderstood;
  let [stray, copies]: [readonly StrayWords[], readonly SecondCopy[]] = [[], []];
  let before: Pick<Y.Transaction, "changed" | "beforeState"> | null = null;
  const came = heard(draft, {
    work: () => Y.applyUpdate(draft, sent),
    atEnd: (transaction) => {
      copies = secondCopiesIn(transaction);
      stray = withoutCopies(draft, strayWordsAfter(transaction), copies);
      before = transaction;
    },
  });
  if (draft.store.pendingStructs || draft.store.pendingDs) return notUnderstood;
  if (draft.getMap(movesPart).size === 0) return looked(draft, [came]);
  const settle = (transaction: Y.Transaction) => {
    settleStray(draft, stray);
    takeAway(draft, copies);
    const texts = [...(before?.changed.keys() ?? []), ...transaction.changed.keys()];
    mendParted(draft, texts, before?.beforeState ?? new Map());
  };
  const settled = heard(draft, { work: settle, atEnd: () => {} });
  return looked(draft, [came, settled]);
}

/** What a change did: its bytes if anything was new, the widgets that it touched, the files that it newly names. */
type Heard = {
  readonly update: Uint8Array | null;
  readonly touched: Touched | null;
  readonly named: readonly number[];
};

type Work = {
  readonly work: (transaction: Y.Transaction) => void;
  readonly atEnd: (transaction: Y.Transaction) => void;
};

function heard(draft: Y.Doc, { work, atEnd }: Work): Heard {
  const updates: Uint8Array[] = [];
  let touched: Touched | null = null;
  let named: readonly number[] = [];
  const hear = (bytes: Uint8Array) => void updates.push(bytes);
  draft.on("update", hear);
  draft.once("afterTransaction", (transaction: Y.Transaction) => {
    named = filesBroughtIn(transaction);
    atEnd(transaction);
  });
  draft.transact((transaction) => {
    work(transaction);
    touched = touchedBy(transaction);
  });
  draft.off("update", hear);
  return { update: updates.length > 1 ? Y.mergeUpdates(updates) : (updates[0] ?? null), touched, named };
}

type Touched = {
  /** Widgets of which anything at all changed. */
  readonly widgets: ReadonlySet<string>;
  /** Those of which a value changed: a file, or the kind itself. */
  readonly values: ReadonlySet<string>;
};

/** The widgets that a transaction wrote or deleted in; null when something in it is not honest. */
function touchedBy(transaction: Y.Transaction): Touched | null {
  const widgets = new Set<string>();
  const values = new Set<string>();
  const note = (type: unknown): boolean => {
    const name = nameOfRoot(type);
    const part = name === null ? null : readPart(name);
    if (part) widgets.add(part.id);
    if (part?.holds === "values") values.add(part.id);
    return name !== null;
  };
  for (const type of transaction.changed.keys()) if (!note(type)) return null;
  for (const item of newItems(transaction)) if (!isHonestItem(item) || !note(item.parent)) return null;
  return { widgets, values };
}

function* newItems({ doc, beforeState }: Y.Transaction): Generator<Y.Item> {
  for (const [client, structs] of doc.store.clients) {
    const known = beforeState.get(client) ?? 0;
    for (let at = structs.length - 1; at >= 0; at--) {
      const struct = structs[at];
      if (!struct || struct.id.clock + struct.length <= known) break;
      if (struct instanceof Y.Item) yield struct;
    }
  }
}

function looked(draft: Y.Doc, changes: readonly Heard[]): Incoming {
  const touched = changes.flatMap((change) => change.touched ?? []);
  if (touched.length < changes.length) return notUnderstood;
  const [widgets, values] = [union(touched, "widgets"), union(touched, "values")];
  const files: number[] = [];
  for (const id of widgets) {
    if (!kindOf(draft, id)) continue;
    readDraftWidget(draft, id);
    if (values.has(id)) files.push(...filesInValues(draft, id));
  }
  if (values.size > 0 && holdsTooMany(draft)) return { taken: false, code: "draft-too-large" };
  const [update = null, settled = null] = changes.map((change) => change.update);
  return { taken: true, update, settled, files, named: changes.flatMap(({ named }) => named) };
}

function union(touched: readonly Touched[], what: keyof Touched): Set<string> {
  return new Set(touched.flatMap((each) => [...each[what]]));
}

function holdsTooMany(draft: Y.Doc): boolean {
  const parts = partsOf(draft);
  if (parts.size <= widgetsMost) return false;
  if (parts.size > widgetsEver) return true;
  return [...parts.keys()].filter((id) => isThere(draft, id)).length > widgetsMost;
}
