import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { findPageAnywhere } from "../store.ts";
import { followPage, unfollowPage } from "./contract.ts";
import { mayFollow } from "./rules.ts";
import { saveOwnFollow } from "#features/access/follower-store.ts";

export const followingHandlers = [
  handle(followPage, ({ input, actor, tx }) => saved(actor, { pageId: input.id, follows: true }, tx)),
  handle(unfollowPage, ({ input, actor, tx }) => saved(actor, { pageId: input.id, follows: false }, tx)),
];

async function saved(actor: Actor, { pageId, follows }: { pageId: number; follows: boolean }, tx: Tx) {
  demand(mayFollow(actor));
  found(await findPageAnywhere(actor, pageId, tx), "page-not-found");
  await saveOwnFollow(actor, pageId, follows, tx);
  return { is_following: follows };
}
