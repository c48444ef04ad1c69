import { readersOf } from "#features/access/rules.ts";
import { readPageSharings } from "#features/access/store.ts";
import { batchMost } from "#features/pages/batches/rules.ts";
import { readBatch } from "#features/pages/batches/store.ts";
import { severalSentences } from "#features/sharing/changes/model/several-sentences.ts";
import { type PageChange, severalChange } from "#features/sharing/changes/several-operations.ts";
import { readSitePages } from "#features/properties/store.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { mainGroup } from "#kernel/viewer.ts";
import type { Source } from "./batch-operations.ts";
import { areTakenBack } from "./moving-operations.ts";
import { mayCross } from "./rules.ts";
import { type Target, listPages } from "./store.ts";

type Going = { readonly source: Source; readonly target: Target };

/**
 * Who would gain and who would lose access if pages moved, by the rule of readers before and after. Drafts are looked at as if they were published. Nothing is said
 * where they are more than one batch of the list takes, or differ too much.
 */
export async function sentencesOfMove(
  actor: Actor,
  { source, target }: Going,
  { tx, now, say }: { readonly tx: Tx; readonly now: Date; readonly say: Say },
): Promise<string[]> {
  const all =
    source.is === "page" ? [source.id] : await listPages(actor, source.folder.id, batchMost + 1, tx);
  if (all.length > batchMost) return [];
  const going = (await readBatch(actor, all, tx)).filter((page) => mayCross(page, "move").allowed);
  const ids = going.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { publicPages } = await readSitePages(actor, tx);
  const takenBack = target.id === mainGroup ? await areTakenBack(actor, ids, now, tx) : new Set<number>();
  const site = { publicPages, target, isFromPublic: isOpen(actor), takenBack };
  const pages = await readPageSharings(ids, tx);
  const change = await severalChange(
    actor,
    pages.map((page) => moved(page, site)),
    tx,
  );
  return change ? severalSentences(change, say) : [];
}

function isOpen({ subsiteId = mainGroup, publicSubsites = [] }: Actor): boolean {
  return publicSubsites.includes(subsiteId);
}

type Sharing = Awaited<ReturnType<typeof readPageSharings>>[number];
type Site = {
  readonly publicPages: boolean;
  readonly target: Target;
  readonly isFromPublic: boolean;
  readonly takenBack: ReadonlySet<number>;
};

/** In the main group a page is not open to the world at first, unless its move there is taken back; in a subsite the subsite is, or is not. */
function moved(page: Sharing, { publicPages, target, isFromPublic, takenBack }: Site): PageChange {
  const published = { ...page, isUnpublished: false };
  const isPublic = page.isPublic && (target.id !== mainGroup || takenBack.has(page.id));
  const after = { ...published, area: target.id, isPublic };
  const isWorldsIn = ({ area, ...facts }: typeof published, isSubsitePublic: boolean) =>
    area === mainGroup ? publicPages && facts.isPublic && page.world !== null : isSubsitePublic;
  const [was, is] = [isWorldsIn(published, isFromPublic), isWorldsIn(after, target.isPublic)];
  return {
    readers: { before: readersOf(published), after: readersOf(after), pages: 1 },
    world: was === is ? null : is ? "gains" : "loses",
  };
}
