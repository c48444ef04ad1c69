import { randomUUID } from "node:crypto";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { findFolder, readTree } from "#features/folders/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { editablePage } from "#features/pages/operations.ts";
import { readBatch } from "#features/pages/batches/store.ts";
import { findPage } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { InputOf } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { type Source, takeOn } from "./batch-operations.ts";
import { moveToSubsite, previewCrossing } from "./contract.ts";
import { type Place, placeFor } from "./place-operations.ts";
import { sentencesOfMove } from "./previewing-operations.ts";
import { areasToBringTo, mayCross, mayFolderCross, maySendAcross } from "./rules.ts";
import {
  type Crossing,
  type NewCrossing,
  copiesOf,
  countLeft,
  countPages,
  findCrossed,
  findCrossing,
  findUnended,
  holdCrossing,
  noteKey,
  readTargets,
} from "./store.ts";
import { crossingWords } from "./wording.ts";

type Asked = InputOf<typeof moveToSubsite>;
type Doing = { readonly tx: Tx; readonly now: Date; readonly say: Say };

/** How long batches that were cut off are taken on, in milliseconds. */
const takenOnFor = 24 * 3_600_000;

export const crossingHandlers = [
  handle(moveToSubsite, async ({ input, actor, now, tx, say }) => {
    if ((input.page_id === undefined) === (input.folder_id === undefined)) demand(refuse("page-or-folder"));
    const across = maySendAcross(actor);
    // Whoever may not edit the page is told that first, on every site.
    if (!across.allowed) await sourceFor(actor, input, tx);
    demand(across);
    const isBatch = input.batch_hint ?? input.copied_pages ?? input.to_subsite_folder_id;
    if (input.to_subsite_id === undefined && isBatch !== undefined) demand(refuse("no-subsite-chosen"));
    const doing = { tx, now, say };
    return input.to_subsite_id === undefined
      ? begin(actor, input, doing)
      : batch(actor, { ...input, subsiteId: input.to_subsite_id }, doing);
  }),

  handle(previewCrossing, async ({ input, actor, now, tx, say }) => {
    if ((input.page_id === undefined) === (input.folder_id === undefined)) demand(refuse("page-or-folder"));
    demand(maySendAcross(actor));
    const source = await sourceFor(actor, { ...input, mode: "move" }, tx);
    const { target } = await placeFor(actor, { subsiteId: input.to_subsite_id, folderId: undefined }, tx);
    return { sentences: await sentencesOfMove(actor, { source, target }, { tx, now, say }) };
  }),
];

/** Where the pages may go, and how many they are. */
async function begin(actor: Actor, input: Asked, { tx, say }: Doing) {
  const source = await sourceFor(actor, input, tx);
  const targets = await readTargets(areasToBringTo(actor), tx);
  const subsites = [];
  for (const { id, slug, name, isPublic, isArchived } of targets) {
    if (isArchived) continue;
    const tree = await readTree({ ...actor, subsiteId: id, subsiteSlug: slug }, tx, say);
    const folders = [...folderPaths(tree)].map(([folderId, path]) => ({ id: folderId, path }));
    const named = slug === "" ? say(crossingWords.mainGroup) : name;
    subsites.push({ id, name: named, slug, is_public: isPublic, folders });
  }
  return {
    subsites,
    nr_pages: source.is === "page" ? 1 : await countPages(actor, source.folder.id, tx),
    move_title: say(input.mode === "copy" ? crossingWords.copyTitle : crossingWords.moveTitle),
    batch_hint: randomUUID(),
  };
}

async function batch(actor: Actor, input: Asked & { readonly subsiteId: number }, doing: Doing) {
  const { tx, now } = doing;
  const { subsiteId, to_subsite_folder_id: folderId } = input;
  const place = await placeFor(actor, { subsiteId, folderId }, tx);
  const { crossing, source } = await crossingFor(actor, input, place, { tx, now });
  await demandOwnCopies(crossing, input.copied_pages ?? {}, tx);
  const done =
    crossing.ended !== null || source === null
      ? { copies: new Map<number, number>(), more: false }
      : await takeOn(actor, { crossing, source, place }, doing);
  return {
    nr_moved: done.copies.size,
    nr_left: await countLeft(crossing.id, tx),
    more: done.more,
    copied_pages: Object.fromEntries(done.copies),
    batch_hint: crossing.key,
    ...(done.more ? {} : { new_view_url: await addressOf(crossing, place, tx) }),
  };
}

/** The page that the actor may send, or the folder. */
async function sourceFor(actor: Actor, { page_id: id, folder_id, mode }: Asked, tx: Tx): Promise<Source> {
  if (id !== undefined) {
    await editablePage(actor, id, tx);
    const [facts] = await readBatch(actor, [id], tx);
    demand(facts ? mayCross(facts, mode) : refuse("page-not-found"));
    return { is: "page", id };
  }
  const folder = await findFolder(actor, folder_id ?? 0, tx);
  demand(mayFolderCross(actor, mode, { isMain: folder?.isMain ?? false }));
  return { is: "folder", folder: found(folder, "folder-not-found") };
}

/**
 * The batches that were named, those that were cut off, which are known by the new name from then on, or new ones. Others' are never found: keys are each
 * person's own. What is not there, or not the actor's to send, is refused before anything is written; of what has come to its end nothing is left to send.
 */
async function crossingFor(
  actor: Actor,
  input: Asked,
  { target, folderId: toFolderId }: Place,
  { tx, now }: Pick<Doing, "tx" | "now">,
): Promise<{ readonly crossing: Crossing; readonly source: Source | null }> {
  const { page_id, folder_id, mode, batch_hint: hint } = input;
  const made: Omit<NewCrossing, "key"> = {
    isCopy: mode === "copy",
    pageId: page_id ?? null,
    folderId: folder_id ?? null,
    fromId: currentSubsite(actor),
    toId: target.id,
    toFolderId,
  };
  const since = new Date(now.getTime() - takenOnFor);
  const named = hint ? await findCrossing(actor, hint, tx) : null;
  const cutOff = named ? null : await findUnended(actor, made, since, tx);
  const known = cutOff === null ? named : await findCrossing(actor, cutOff, tx);
  demand(known === null || isAlike(known, made) ? allow : refuse("crossing-differs"));
  const source = known?.ended ? null : await sourceFor(actor, input, tx);
  const key = hint ? hint : randomUUID();
  const crossing = known ?? (await holdCrossing(actor, { ...made, key }, now, tx));
  if (hint && known && !named) await noteKey(known.id, hint, tx);
  demand(isAlike(crossing, made) ? allow : refuse("crossing-differs"));
  return { crossing, source };
}

function isAlike(one: Crossing, other: Omit<NewCrossing, "key">): boolean {
  const fields = ["isCopy", "pageId", "folderId", "fromId", "toId", "toFolderId"] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** What is sent back is only believed where it is what was answered. */
async function demandOwnCopies(
  { id }: Crossing,
  sent: Readonly<Record<string, number>>,
  tx: Tx,
): Promise<void> {
  const pairs = Object.entries(sent).map(([page, copy]) => [Number(page), copy] as const);
  const copies = await copiesOf(
    id,
    pairs.map(([page]) => page),
    tx,
  );
  if (pairs.some(([page, copy]) => copies.get(page) !== copy)) demand(refuse("copied-pages-unknown"));
}

/** Where the page is now, or the folder. */
async function addressOf(crossing: Crossing, place: Place, tx: Tx): Promise<string> {
  const { there, target, folderId } = place;
  if (crossing.pageId !== null) {
    const crossed = await findCrossed(crossing.id, crossing.pageId, tx);
    const page = crossed?.becameId ? await findPage(there, crossed.becameId, tx) : null;
    if (page) return pageAddress(page);
  }
  return inSubsite(target.slug, `/pages/tree/${folderId}/`);
}
