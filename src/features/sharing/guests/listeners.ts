import { findName } from "#features/people/store.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { pageFirstPublished } from "#features/pages/events.ts";
import { on } from "#outbox/listener.ts";
import { guestInvited } from "./events.ts";
import { guestMail } from "./mail.tsx";
import { findInvited, readInvited } from "./store.ts";

/** Told again, it writes the same link again; who was removed meanwhile gets no mail. */
export const guestListeners = [
  on(
    guestInvited,
    { name: "guest-mails", about: ({ guestId }) => guestId },
    async ({ guestId, inviterId }, tools) => {
      const facts = await tools.read(async (tx) => {
        const guest = await findInvited(guestId, tx);
        if (!guest) return null;
        const inviter = inviterId === null ? null : await findName(inviterId, tx);
        return { guest, inviter: inviter?.name ?? null, head: await readLetterhead(tx) };
      });
      if (!facts) return;
      const { guest, inviter, head } = facts;
      const link = `${head.address}/accounts/guest/${guest.token}/`;
      const about = { page: guest.page.title, head, link, inviter };
      await tools.mail(guestMail(guest.email, about, sayIn(head.language)));
    },
  ),

  // Who was invited to a draft got no mail, because the link would not have opened it.
  on(pageFirstPublished, { name: "guests-of-drafts", about: ({ pageId }) => pageId }, ({ pageId }, tools) =>
    tools.write(async (tx) => {
      for (const invited of await readInvited(pageId, tx)) tx.announce(guestInvited(invited));
    }),
  ),
];
