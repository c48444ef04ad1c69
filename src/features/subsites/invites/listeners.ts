import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { addedToSubsite } from "../events.ts";
import { findAddition } from "../membership/store.ts";
import { addedMail } from "./mail.tsx";

/** No mail goes out to whoever is no longer in the subsite, or has still to answer their invitation to the site. */
export const subsiteInviteListeners = [
  on(
    addedToSubsite,
    { name: "added-to-subsite-mails", about: ({ personId }) => personId },
    async (addition, tools) => {
      const found = await tools.read(async (tx) => {
        const made = await findAddition(addition, tx);
        return made && { made, head: await readLetterhead(tx) };
      });
      if (!found) return;
      const { made, head } = found;
      await tools.mail(addedMail(made, head, sayIn(made.person.language, head.language)));
    },
  ),
];
