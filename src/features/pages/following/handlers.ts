import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { followAddress, pageAddress } from "../addresses/rules.ts";
import { type ReadPage, findPage, findPageAnywhere } from "../store.ts";
import { followByAddress, followPage, unfollowPage } from "./contract.ts";
import { mayFollow } from "./rules.ts";
import { readFollowPage } from "./screen.ts";
import { followWords } from "./wording.ts";
import { saveOwnFollow } from "#features/access/follower-store.ts";

export const followingHandlers = [
  handle(readFollowPage, async ({ input, actor, tx, say }) => {
    // Before the page is looked for: whoever is not signed in is answered the same for every number.
    demand(mayFollow(actor));
    const page = found(await findPage(actor, input.page_id, tx), "page-not-found");
    return {
      title: say(followWords.title, { title: page.title }),
      address: followAddress(page.id),
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      isFollowing: page.isFollowed,
    };
  }),

  handle(followByAddress, async ({ input, actor, tx }) => {
    const page = await saved(actor, { pageId: input.page_id, follows: true }, tx);
    return { next: pageAddress(page) };
  }),

  handle(followPage, async ({ input, actor, tx }) => {
    await saved(actor, { pageId: input.id, follows: true }, tx);
    return { is_following: true };
  }),

  handle(unfollowPage, async ({ input, actor, tx }) => {
    await saved(actor, { pageId: input.id, follows: false }, tx);
    return { is_following: false };
  }),
];

async function saved(
  actor: Actor,
  { pageId, follows }: { pageId: number; follows: boolean },
  tx: Tx,
): Promise<ReadPage> {
  demand(mayFollow(actor));
  const page = found(await findPageAnywhere(actor, pageId, tx), "page-not-found");
  await saveOwnFollow(actor, pageId, follows, tx);
  return page;
}
