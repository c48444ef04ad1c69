import { titleMost } from "#features/pages/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

/** What the rules ask of a stored draft. */
export type StoredDraft = {
  readonly schema: string;
  readonly baseVersionId: number;
  readonly seq: number;
  readonly publishedSeq: number;
  readonly writers: readonly number[];
  readonly touched: Date;
};

/** Whether something in the draft is not what readers see. */
export function isDirty(draft: Pick<StoredDraft, "seq" | "publishedSeq">): boolean {
  return draft.seq > draft.publishedSeq;
}

/** Every change is stored as it comes, behind the draft's state. So many of them, or so many bytes, are opened quickly; more are merged into the state. */
const changesMost = 200;
const changeBytesMost = 256_000;

export function isToBeMerged({
  changes,
  bytes,
}: {
  readonly changes: number;
  readonly bytes: number;
}): boolean {
  return changes > changesMost || bytes > changeBytesMost;
}

/** A clean draft that nobody has touched for so long begins anew: what was deleted in it weighs on. */
const restsFor = 24 * 60 * 60 * 1000;

/**
 * What becomes of a stored draft when somebody opens the page: it goes on; it is upgraded to the form of today; or it
 * begins anew from the page, because it says nothing of its own.
 */
export function fateOf(
  draft: StoredDraft,
  page: { readonly schema: string; readonly versionId: number; readonly now: Date },
): "goes-on" | "upgraded" | "anew" {
  const isToday = draft.schema === page.schema;
  if (isDirty(draft)) return isToday ? "goes-on" : "upgraded";
  const rested = draft.seq > 0 && page.now.getTime() - draft.touched.getTime() > restsFor;
  return isToday && draft.baseVersionId === page.versionId && !rested ? "goes-on" : "anew";
}

/** A browser that knows other shapes would write what this server does not read. */
export function mayOpenWith(schema: string, today: string): Verdict<"editor-too-old"> {
  return schema === today ? allow : refuse("editor-too-old");
}

/** Nobody publishes half of another's words by the way: they are published with the draft (WIDG-11). */
export function maySaveBeside(
  draft: StoredDraft | null,
  personId: number | null,
): Verdict<"draft-of-others"> {
  const others = draft && isDirty(draft) && draft.writers.some((writer) => writer !== personId);
  return others ? refuse("draft-of-others") : allow;
}

/** Whether one person's changes of a draft can be told apart from those of others, or why not (decision 0070). */
export type OwnChanges = "apart" | "none" | "same" | "arranged";

/** A draft weighs no more, in bytes; nor does a page that is saved widget by widget. */
const heaviest = 8_000_000;

/** `bytes` is what it would weigh. */
export function mayWeigh(bytes: number): Verdict<"draft-too-large"> {
  return bytes <= heaviest ? allow : refuse("draft-too-large");
}

/** How long a discarded draft is listed and can be brought back. */
const discardedFor = 30 * 24 * 60 * 60 * 1000;

/** What was discarded before is gone. */
export function discardedSince(now: Date): Date {
  return new Date(now.getTime() - discardedFor);
}

/** Until when a draft that was discarded can be brought back. */
export function discardedUntil(discarded: Date): Date {
  return new Date(discarded.getTime() + discardedFor);
}

/** A discarded draft takes the place of the open one, and never that of anybody's unpublished words. */
export function mayBringBack(
  open: Pick<StoredDraft, "seq" | "publishedSeq"> | null,
): Verdict<"unpublished-in-the-way"> {
  return open && isDirty(open) ? refuse("unpublished-in-the-way") : allow;
}

/** What a draft says as its title becomes the page's when it is published, if it may be one (PPRP-01, PPRP-10). */
export function mayBeTitle(title: string): Verdict<"title-missing" | "title-too-long"> {
  if (title === "") return refuse("title-missing");
  return title.length <= titleMost ? allow : refuse("title-too-long");
}
