import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { resetAsked } from "../events.ts";
import { resetMail } from "./mail.tsx";
import { findByEmail, makeLink } from "./store.ts";

/** The link is made here, so that its token stands nowhere but in the mail. */
export const resetListeners = [
  on(resetAsked, { name: "reset-mails", about: ({ email }) => email }, async ({ email }, tools) => {
    const made = await tools.write(async (tx) => {
      const person = await findByEmail(email, tx);
      if (!person) return null;
      const token = await makeLink(
        { personId: person.id, kind: "reset", eventId: tools.eventId },
        tools.now,
        tx,
      );
      return { person, token, head: await readLetterhead(tx) };
    });
    if (!made) return;
    const { person, token, head } = made;
    const link = `${head.address}/accounts/password/${token}/`;
    const say = sayIn(person.language, head.language);
    await tools.mail(resetMail({ name: person.name, email }, { head, link }, say));
  }),
];
