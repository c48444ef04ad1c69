import { makeLink } from "#features/sessions/password-links/store.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { personInvited } from "./events.ts";
import { inviteMail } from "./invites/mail.tsx";
import { mailWelcome } from "./invites/mailing-operations.ts";
import { findName } from "./store.ts";

/** The link is made here, so that its token stands nowhere but in the mail; a repeated event makes another beside it. */
export const peopleListeners = [
  on(
    personInvited,
    { name: "invitation-mails", about: ({ personId }) => personId },
    async ({ personId, inviterId }, tools) => {
      const made = await tools.write(async (tx) => {
        const person = await findName(personId, tx);
        if (!person || person.hasPassword) return null;
        const inviter = inviterId === null ? null : await findName(inviterId, tx);
        const token = await makeLink({ personId, kind: "invite", eventId: tools.eventId }, tools.now, tx);
        return { person, inviter: inviter?.name ?? null, token, head: await readLetterhead(tx) };
      });
      if (!made) return;
      const { person, inviter, token, head } = made;
      const link = `${head.address}/accounts/password/${token}/`;
      const say = sayIn(person.language, head.language);
      const mail = inviteMail(person, { head, link, inviter }, say);
      await mailWelcome(personId, mail, tools);
    },
  ),
];
