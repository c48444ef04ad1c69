import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { currentSubsite, isSignedIn, mainGroup } from "#kernel/viewer.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { pageShown } from "../handlers.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { mayChooseType } from "#features/properties/types/rules.ts";
import { maySeeFirstSteps } from "#features/sites/rules.ts";
import { mayBegin, mayRemoveSamples } from "#features/starting/rules.ts";
import { hasRemoved } from "#features/starting/removing-store.ts";
import { readFirstSteps } from "#features/starting/first-steps-store.ts";
import { hasHomepage } from "#features/starting/store.ts";
import { findHomepage } from "#features/pages/store.ts";
import { readHome } from "./screen.ts";
import { nameOfSubsite } from "#features/subsites/operations.ts";
import { homepageWords } from "./wording.ts";

export const homepageHandlers = [
  handle(readHome, async ({ actor, tx, wire, bodies, say, now, input }) => {
    const isMain = currentSubsite(actor) === mainGroup;
    const seesSteps = isMain && maySeeFirstSteps(actor).allowed;
    // Told in one breath, so that Postgres is woken once for both.
    const [page, firstSteps] = await Promise.all([
      findHomepage(actor, tx),
      seesSteps ? readFirstSteps(actor, tx) : null,
    ]);
    if (page) wire.standsOn(page.id);
    if (!page && !isSignedIn(actor)) demand(refuse("signed-out"));
    const shown = page && (await pageShown(page, { actor, tx, say, bodies, now, wire }));
    const { isThere, mayRestoreSamples } = await withoutPage(actor, { page, isMain }, tx);
    const isElsewhere = page !== null && input.edit !== undefined;
    return {
      title: page?.title ?? say(homepageWords.home),
      address: isElsewhere ? `${pageAddress(page)}?edit` : "/",
      isElsewhere,
      html: shown?.html ?? "",
      holes: shown?.holes ?? [],
      page: shown?.facts ?? null,
      card: shown?.card ?? null,
      mayCreate: mayCreatePages(actor).allowed,
      mayChooseHomepage: mayChooseType(actor).allowed,
      subsite: page || isMain ? null : await nameOfSubsite(currentSubsite(actor), tx),
      isClosed: !page && isThere,
      mayRestoreSamples,
      firstSteps,
      mayBegin: isMain && !page && mayBegin(actor, { hasHomepage: isThere }).allowed,
    };
  }),
];

/** What is asked only where nobody is shown a page: whether there is one all the same, and whether samples can come back. */
async function withoutPage(
  actor: Actor,
  { page, isMain }: { readonly page: object | null; readonly isMain: boolean },
  tx: Tx,
) {
  if (page || !isMain) return { isThere: page !== null, mayRestoreSamples: false };
  const mayRestore = mayRemoveSamples(actor).allowed;
  const [isThere, mayRestoreSamples] = await Promise.all([
    hasHomepage(actor, tx),
    mayRestore && hasRemoved(tx),
  ]);
  return { isThere, mayRestoreSamples };
}
