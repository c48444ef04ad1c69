import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { findName } from "../store.ts";
import { emailChangeAsked } from "./events.ts";
import { confirmEmailMail } from "./mail.tsx";
import { isAddressTaken, makeChangeLink } from "./store.ts";

/** The link is made here, so that its token stands nowhere but in the mail. Whoever has the address on the site already is not bothered. */
export const emailChangeListeners = [
  on(
    emailChangeAsked,
    { name: "email-change-mails", about: ({ personId }) => personId },
    async ({ personId, email }, tools) => {
      const made = await tools.write(async (tx) => {
        const person = await findName(personId, tx);
        if (!person?.hasPassword || (await isAddressTaken(email, tx))) return null;
        return {
          person,
          token: await makeChangeLink({ personId, email }, tools.now, tx),
          head: await readLetterhead(tx),
        };
      });
      if (!made) return;
      const { person, token, head } = made;
      const link = `${head.address}/accounts/email/${token}/`;
      const say = sayIn(person.language, head.language);
      await tools.mail(confirmEmailMail({ name: person.name, email }, { head, link }, say));
    },
  ),
];
