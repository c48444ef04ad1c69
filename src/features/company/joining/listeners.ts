import { makeLink } from "#features/sessions/password-links/store.ts";
import { readLetterhead } from "#features/sites/store.ts";
import { sayIn } from "#languages/say-in.ts";
import { on } from "#outbox/listener.ts";
import { joinAsked } from "./events.ts";
import { joinMail, knownMail } from "./mail.tsx";
import { fateOfJoiner } from "./operations.ts";
import { makeJoinLink } from "./store.ts";

/** The link is made here, so that its token stands nowhere but in the mail. */
export const joiningListeners = [
  on(joinAsked, { name: "join-mails", about: ({ email }) => email }, async ({ email }, tools) => {
    const made = await tools.write(async (tx) => {
      const { mail, account } = await fateOfJoiner(email, tx);
      if (mail === "none") return null;
      const head = await readLetterhead(tx);
      const personId = account?.personId ?? 0;
      if (mail === "known") return { mail, to: account?.email ?? email, head, path: "/accounts/login/" };
      const path =
        mail === "invited"
          ? `/accounts/password/${await makeLink({ personId, kind: "invite", eventId: tools.eventId }, tools.now, tx)}/`
          : `/accounts/join/${await makeJoinLink(email, tools.now, tx)}/`;
      return { mail, to: account?.email ?? email, head, path };
    });
    if (!made) return;
    const { mail, to, head, path } = made;
    const say = sayIn(null, head.language);
    const about = { to, head, link: `${head.address}${path}` };
    await tools.mail(
      mail === "known" ? knownMail(about, say) : joinMail({ ...about, isInvited: mail === "invited" }, say),
    );
  }),
];
