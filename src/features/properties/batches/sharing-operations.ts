import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { readFollows, saveFollows } from "#features/access/follower-store.ts";
import { readShares, writeShares } from "#features/access/store.ts";
import {
  type BatchInput,
  inBatchSubsite,
  itemsOfBatch,
  pageIn,
  refreshReadersOfItems,
} from "#features/pages/batches/operations.ts";
import { batchMost } from "#features/pages/batches/rules.ts";
import { batchRefusals, batchWords } from "#features/pages/batches/wording.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import { lockedEditablePage } from "#features/pages/operations.ts";
import { pageRefusals } from "#features/pages/wording.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { principalOfLine } from "#features/sharing/model/state.ts";
import { mayMakePublic } from "#features/sharing/rules.ts";
import { savePermissionsOfOne } from "#features/sharing/saving-operations.ts";
import { findSharedPage, readRoles, savePublicity } from "#features/sharing/store.ts";
import { sharingRefusals } from "#features/sharing/wording.ts";
import { principalKind } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import {
  type SharedAs,
  type SharedChange,
  changeBetween,
  changeIn,
  isAsLeft,
  losesView,
  publicityBefore,
  sharesBefore,
} from "./model/shared-before.ts";

type SharingInput = BatchInput & {
  readonly lines: Readonly<Record<string, { readonly view?: boolean; readonly edit?: boolean }>>;
};

/** Changes lines of the permissions of pages that the call has judged, and holds; taken back where nobody has changed these lines since. */
export const sharingPages: UndertakingKind<SharingInput> = {
  name: "share-pages",
  atOnce: batchMost,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input, item, now }, tx) => {
    const { id: pageId } = pageIn(item.data);
    const sent: Readonly<Record<string, LineState>> = input.lines;
    const named = Object.keys(sent).flatMap((name) => principalOfLine(name) ?? []);
    const before = await readShared(pageId, named, tx);
    await savePermissionsOfOne(actor, { pageId, sent, batch: input.batch ?? null }, now, tx);
    return changeBetween(before, await readShared(pageId, named, tx));
  },
  after: refreshReadersOfItems,
  undo: async (actor, { input, item, noted }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id: pageId } = await lockedEditablePage(here, pageIn(item.data).id, tx);
    const change = changeIn(noted);
    const now = await readShared(pageId, [], tx);
    if (!isAsLeft(change, now)) demand(refuse("page-changed-since"));
    const isPublic = publicityBefore(change, now);
    if (isPublic && !now.isPublic)
      demand(mayMakePublic(here, found(await findSharedPage(pageId, tx), "page-not-found")));
    const shares = sharesBefore(change, now);
    // The world still reads it: nobody is closed out then, as where it is saved (PRUL-06).
    if (isPublic && losesView(now, shares)) demand(refuse("public-view"));
    await writeShares(pageId, await stillThere(shares, tx), tx);
    await restoreFollows(pageId, change, tx);
    await savePublicity({ id: pageId, isPublic }, tx);
    const back = { pageId, by: actor.personId, given: [] };
    tx.announce(pageSharingChanged({ ...back, ...(input.batch && { undoes: input.batch }) }));
  },
  words: {
    title: batchWords.sharingTitle,
    result: batchWords.changedResult,
    undone: batchWords.undoneResult,
  },
  refusals: { ...pageRefusals, ...sharingRefusals, ...batchRefusals },
};

export const shareBatchKind = anyKind(sharingPages);

async function readShared(pageId: number, named: readonly number[], tx: Tx): Promise<SharedAs> {
  const page = found(await findSharedPage(pageId, tx), "page-not-found");
  const [shares, follows] = [await readShares(pageId, tx), await readFollows(pageId, named, tx)];
  return { isPublic: page.isPublic, shares, follows };
}

/** What a batch has taken; who has chosen again since keeps that. */
async function restoreFollows(pageId: number, { follows }: SharedChange, tx: Tx): Promise<void> {
  const since = await readFollows(
    pageId,
    follows.map(([principalId]) => principalId),
    tx,
  );
  const chosen = new Set(since.map(({ principalId }) => principalId));
  const taken = follows.flatMap(([principalId, before]) =>
    before === null || chosen.has(principalId) ? [] : [{ principalId, follows: before }],
  );
  await saveFollows(pageId, taken, tx);
}

/** Without people who are gone since. */
async function stillThere<Share extends { readonly principalId: number }>(
  shares: readonly Share[],
  tx: Tx,
): Promise<Share[]> {
  const personOf = ({ principalId }: Share) => {
    const { kind, subjectId } = principalKind(principalId);
    return kind === "person" ? subjectId : null;
  };
  const roles = await readRoles(
    shares.flatMap((share) => personOf(share) ?? []),
    tx,
  );
  return shares.filter((share) => {
    const person = personOf(share);
    return person === null || roles.has(person);
  });
}
