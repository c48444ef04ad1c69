import { handle } from "#calls/handle.ts";
import { profileContact } from "#features/people/profiles/contract.ts";
import { contactHtml } from "#features/people/profiles/model/contact-html.ts";
import { profileCard } from "./contract.ts";
import { cardFor } from "./operations.ts";

export const cardHandlers = [
  handle(profileCard, ({ input: { user_id: personId }, actor, now, tx, say }) =>
    cardFor(actor, { personId, say, now }, tx),
  ),

  handle(profileContact, async ({ input: { user_id: personId }, actor, now, tx, say }) => {
    const { profile } = await cardFor(actor, { personId, say, now }, tx);
    return { new_contact_html: contactHtml(profile) };
  }),
];
