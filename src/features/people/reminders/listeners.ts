import { makeLink } from "#features/sessions/password-links/store.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { mailWelcome } from "../invites/mailing-operations.ts";
import { loginReminded } from "./events.ts";
import { reminderMail } from "./mail.tsx";
import { findReminded } from "./store.ts";

export const reminderListeners = [
  on(
    loginReminded,
    { name: "login-reminders", about: ({ personId }) => personId },
    async ({ personId }, tools) => {
      const made = await tools.write(async (tx) => {
        const person = await findReminded(personId, tx);
        if (!person) return null;
        const head = await readLetterhead(tx);
        if (person.hasPassword) return { person, head, link: `${head.address}/accounts/login/` };
        const token = await makeLink({ personId, kind: "invite", eventId: tools.eventId }, tools.now, tx);
        return { person, head, link: `${head.address}/accounts/password/${token}/` };
      });
      if (!made) return;
      const { person, head, link } = made;
      const mail = reminderMail(person, { head, link }, sayIn(person.language, head.language));
      await mailWelcome(personId, mail, tools);
    },
  ),
];
