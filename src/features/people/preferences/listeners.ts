import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { findName } from "../store.ts";
import { emailChanged } from "../email-change/events.ts";
import { emailChangedMail } from "./mail.tsx";

export const preferenceListeners = [
  on(
    emailChanged,
    { name: "email-changed-mails", about: ({ personId }) => personId },
    async ({ personId, before, by: changerId }, tools) => {
      const found = await tools.write(async (tx) => ({
        person: await findName(personId, tx),
        changer: changerId === null ? null : await findName(changerId, tx),
        head: await readLetterhead(tx),
      }));
      const { person, changer, head } = found;
      if (!person) return;
      const by = changer?.name ?? head.name;
      const say = sayIn(person.language, head.language);
      const { name, email } = person;
      await tools.mail(emailChangedMail({ name, before, email, by }, head, say));
    },
  ),
];
