import { handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { httpsAddress } from "#widgets/kit/embed.ts";
import { mayEditPage } from "../rules.ts";
import { findPage } from "../store.ts";
import { fetchPageFeed } from "./contract.ts";
import { fetchFeed } from "./fetching-operations.ts";
import { itemsKept } from "./model/feed.ts";
import { shownFeed } from "./operations.ts";
import { keepFetched } from "./renewing-operations.ts";
import { askedAgainAfter } from "./rules.ts";
import { readFeeds } from "./store.ts";

export const feedHandlers = [
  handleInSteps(fetchPageFeed, async ({ input, wire, write, outgoing, now }) => {
    const demandEditor = async (actor: Actor, tx: Tx) =>
      demand(mayEditPage(found(await findPage(actor, input.page_id, tx), "page-not-found")));
    const { href: address } = found(httpsAddress(input.address), "feed-address");
    const known = await write(async (actor, tx) => {
      await demandEditor(actor, tx);
      const [kept] = await readFeeds([address], tx);
      if (kept?.attempted && now.getTime() - kept.attempted.getTime() < askedAgainAfter) return { kept };
      return { wait: await countAttempt(limits.fetches, String(actor.personId ?? wire.address), tx) };
    });
    const all = { address, count: itemsKept, withSummary: true };
    if (known.kept) return { feed: shownFeed(all, known.kept, true) };
    if (known.wait !== null) demand(refuse("too-many-feeds", waitOf(known.wait)));
    const fetched = await fetchFeed(outgoing, address, now);
    // Asked again: fetching takes its time, and rights may have gone meanwhile.
    const kept = await write(async (actor, tx) => {
      await demandEditor(actor, tx);
      return keepFetched(address, fetched, now, tx);
    });
    return { feed: shownFeed(all, kept, true) };
  }),
];
