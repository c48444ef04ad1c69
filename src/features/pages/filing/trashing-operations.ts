import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { lockedEditablePage } from "../operations.ts";
import { bringOneBack, moveOneToTrash } from "../trash/operations.ts";
import { trashBegins } from "../trash/rules.ts";
import { holdTrashed } from "../trash/store.ts";
import { trashRefusals } from "../trash/wording.ts";
import { pageRefusals } from "../wording.ts";
import { filingWords } from "./wording.ts";

/** The folder, and the subsite in which it lies. */
export type TrashingPages = {
  readonly folderId: number;
  readonly name: string;
  readonly subsiteId: number;
  readonly slug: string;
  /** By what the activity knows that they went together. */
  readonly batch?: string | null;
};

export type PageToTrash = { readonly id: number; readonly title: string };

/** Moves many pages to the trash, each with a fate of its own, and back again. */
export const trashing: UndertakingKind<TrashingPages> = {
  name: "trash-folder-pages",
  atOnce: 25,
  apart: true,
  demand: async (actor, input) => demand(mayArrangeFolders(there(actor, input))),
  plan: async (_actor, { given }) =>
    (given as readonly PageToTrash[]).map(({ id, title }) => ({ name: title, data: id })),
  step: async (actor, { input, item, now }, tx) => {
    const page = await lockedEditablePage(there(actor, input), idOf(item.data), tx);
    await moveOneToTrash(actor, { id: page.id, batch: input.batch }, now, tx);
    return now.getTime();
  },
  after: (items, tx) =>
    refreshReadersOf(
      items.map(({ data }) => idOf(data)),
      tx,
    ),
  undo: async (actor, { input, item, noted, now }, tx) => {
    const here = there(actor, input);
    const id = idOf(item.data);
    const page = found(await holdTrashed(here, id, trashBegins(now), tx), "page-not-in-trash");
    // Of what earlier releases did no moment is noted.
    const isAnother = noted !== null && page.trashed.getTime() !== Number(noted);
    if (isAnother) demand(refuse("page-changed-since"));
    await bringOneBack(here, { id, undoes: input.batch }, now, tx);
  },
  words: {
    title: filingWords.trashing,
    result: filingWords.trashedResult,
    undone: filingWords.trashedUndone,
  },
  titleForOthers: filingWords.trashingForOthers,
  refusals: { ...folderRefusals, ...pageRefusals, ...trashRefusals },
};

export const trashFolder = anyKind(trashing);

/** Steps are taken without an address, and pages of a subsite are found in it alone. */
function there(actor: Actor, { subsiteId, slug }: TrashingPages): Actor {
  return { ...actor, subsiteId, subsiteSlug: slug };
}

function idOf(data: Json): number {
  return Number(data);
}
