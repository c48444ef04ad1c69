import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { findPageAnywhere } from "../store.ts";
import { starPage, unstarPage } from "./contract.ts";
import { mayStar } from "./rules.ts";
import { saveStar } from "./store.ts";

export const starringHandlers = [
  handle(starPage, ({ input, actor, tx }) => saved(actor, { pageId: input.id, starred: true }, tx)),
  handle(unstarPage, ({ input, actor, tx }) => saved(actor, { pageId: input.id, starred: false }, tx)),
];

async function saved(actor: Actor, star: { pageId: number; starred: boolean }, tx: Tx) {
  demand(mayStar(actor));
  found(await findPageAnywhere(actor, star.pageId, tx), "page-not-found");
  await saveStar(actor, star, tx);
  return { is_starred: star.starred };
}
