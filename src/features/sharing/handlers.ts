import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { findPage } from "#features/pages/store.ts";
import { findSharingPeople, sharingDetails } from "./contract.ts";
import { listedPerson, readSharing, sharedPageFor } from "./operations.ts";
import type { Rights } from "./rules.ts";
import { noRights } from "./model/state.ts";
import { findPeopleToShare, findSharedPage, usesTemplatePermissions } from "./store.ts";
import { followAddress, shareAddress } from "#features/pages/addresses/rules.ts";
import { mayFollow } from "#features/pages/following/rules.ts";

export const sharingHandlers = [
  handle(sharingDetails, async ({ input, actor, tx, wire }) => {
    demand(mayFollow(actor));
    const page = found(await findPage(actor, input.page_id, tx), "page-not-found");
    return {
      vanity_share: new URL(shareAddress(page.id), wire.siteAddress).href,
      vanity_follow: new URL(followAddress(page.id), wire.siteAddress).href,
      title_s: escaped(page.title),
      has_template_permissions: await usesTemplatePermissions(page.id, tx),
    };
  }),

  handle(findSharingPeople, async ({ input, actor, tx, now }) => {
    const rightsOf = await rightsOn(actor, input.page_id, tx);
    const people = await findPeopleToShare(actor, input.q, tx);
    return { people: people.map((person) => listedPerson(person, rightsOf(person.id), { actor, now })) };
  }),
];

/** The rights that people have by lines of their own on a page, for whoever may see them; none without a page. */
async function rightsOn(
  actor: Actor,
  pageId: number | undefined,
  tx: Tx,
): Promise<(personId: number) => Rights> {
  if (pageId === undefined) return () => noRights;
  const page = await sharedPageFor(actor, pageId, tx);
  const { lines } = await readSharing(
    page.id,
    found(await findSharedPage(page.id, tx), "page-not-found"),
    tx,
  );
  return (personId) => lines.get(String(personId)) ?? noRights;
}
