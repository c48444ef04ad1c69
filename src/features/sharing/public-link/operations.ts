import type { Tx } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import { pageSharingChanged } from "#features/pages/events.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { lockPage } from "#features/pages/store.ts";
import { sharedPageFor } from "../operations.ts";
import { type SharedPage, findSharedPage } from "../store.ts";
import { publicLinkChanged } from "./events.ts";
import { type PublicLink, mayLimitWorld } from "./rules.ts";
import { findPublicLink, savePublicLinkOf } from "./store.ts";

/** The page, for those who edit it. */
export async function publicPageFor(actor: Actor, pageId: number, tx: Tx): Promise<SharedPage> {
  const { id } = await sharedPageFor(actor, pageId, tx);
  return found(await findSharedPage(id, tx), "page-not-found");
}

/** Demands that they may say how the world comes to it; held, it stays so until the end of the transaction. */
export async function limitablePageFor(
  actor: Actor,
  pageId: number,
  tx: Tx,
  { isHeld }: { readonly isHeld: boolean },
): Promise<void> {
  await publicPageFor(actor, pageId, tx);
  if (isHeld) await lockPage(pageId, tx);
  demand(mayLimitWorld(actor, await publicPageFor(actor, pageId, tx)));
}

/** Changes how the world comes to a page, writes its readers anew and gives the number of the change. */
export async function changePublicLink(
  actor: Actor,
  { pageId, change }: { pageId: number; change: (now: PublicLink) => PublicLink },
  now: Date,
  tx: Tx,
): Promise<number> {
  const there = await findPublicLink(pageId, tx, { isHeld: true });
  const before = { passwordHash: there?.passwordHash ?? null, ends: there?.ends ?? null };
  const number = await savePublicLinkOf(pageId, { link: change(before), before }, now, tx);
  await refreshReaders(pageId, tx);
  tx.announce(publicLinkChanged({ pageId, by: actor.personId }));
  tx.announce(pageSharingChanged({ pageId, by: actor.personId }));
  return number;
}
