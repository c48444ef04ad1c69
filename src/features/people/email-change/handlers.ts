import { handle, handleInSteps } from "#calls/handle.ts";
import { linkAttempts } from "#features/sessions/attempts/rules.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { dropLinks } from "#features/sessions/password-links/store.ts";
import { Refusal, found, sentenceOf } from "#kernel/refusal.ts";
import { demandOwnPassword } from "../proving/password-operations.ts";
import { refreshPersonSearch } from "../search-store.ts";
import { askEmailChange, confirmEmail } from "./contract.ts";
import { emailChangeAsked, emailChanged } from "./events.ts";
import { readEmailLink } from "./screen.ts";
import { findAsking, findChange, isAddressTaken, useChange, writeEmail } from "./store.ts";
import { emailChangeRefusals, emailChangeWords } from "./wording.ts";

export const emailChangeHandlers = [
  // Whether the address belongs to somebody is not looked at here: the answer would tell.
  handleInSteps(askEmailChange, async ({ input, read, write }) => {
    const { email, current_password: current } = input;
    const personId = await read(async (actor, tx) => {
      const id = found(actor.personId, "signed-out");
      if ((await findAsking(id, tx))?.email === email) throw sameEmail();
      return id;
    });
    await demandOwnPassword(personId, current, write);
    await write(async (actor, tx) => {
      if (actor.personId !== personId) throw new Refusal("signed-out");
      tx.announce(emailChangeAsked({ personId, email }));
    });
    return {};
  }),

  handle(readEmailLink, async ({ input: { token }, now, tx, say }) => {
    const { before, email } = found(await findChange(token, now, tx), "link-used");
    return { title: say(emailChangeWords.confirmTitle), token, before, email };
  }),

  handleInSteps(confirmEmail, async ({ input: { token }, now, wire, write }) => {
    await demandAttempts(write, linkAttempts(wire.address));
    await write(async (_, tx) => {
      const { personId, before, email } = found(await useChange(token, now, tx), "link-used");
      if (await isAddressTaken(email, tx)) throw new Refusal("already-member", { email });
      await writeEmail(personId, email, tx);
      await dropLinks(personId, tx);
      await refreshPersonSearch(personId, tx);
      tx.announce(emailChanged({ personId, before, by: personId }));
    });
    return { next: "/settings/account/" };
  }),
];

function sameEmail(): Refusal {
  const words = sentenceOf(emailChangeRefusals, "same-email");
  return new Refusal("same-email", {}, [{ path: "email", words }]);
}
