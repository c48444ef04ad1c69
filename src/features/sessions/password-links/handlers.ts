import { handle, handleInSteps } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { demandPasswordCounts } from "../door/operations.ts";
import { demandAttempts } from "../attempts/store.ts";
import { linkAttempts, resetAttempts } from "../attempts/rules.ts";
import { resetAsked } from "../events.ts";
import { namesAround } from "../password-store.ts";
import { mayBePassword } from "../rules.ts";
import { findKnownBrowser, holdPerson } from "../store.ts";
import { handOver, letIn } from "../two-step/operations.ts";
import { askReset, setPassword } from "./contract.ts";
import { giveNewPassword } from "./operations.ts";
import { readPasswordLink, readReset } from "./screen.ts";
import { findHolder, useLink } from "./store.ts";
import { resetWords } from "./wording.ts";

export const resetHandlers = [
  handle(readReset, async ({ input, wire, say }) => ({
    title: say(resetWords.title),
    sent: input.sent ?? false,
    sendsMail: wire.sendsMail ?? false,
  })),

  // Nothing here looks the address up: a known and an unknown one take the same way and the same time.
  handleInSteps(askReset, async ({ input, wire, read, write }) => {
    const { email } = input;
    const browser = await read((_, tx) => findKnownBrowser(wire.knownBrowser ?? null, email, tx));
    await demandAttempts(write, resetAttempts({ address: wire.address, email, browser }));
    await write(async (_, tx) => tx.announce(resetAsked({ email })));
    return { next: "/accounts/reset/?sent=yes" };
  }),

  handle(readPasswordLink, async ({ input, now, tx, say }) => {
    const holder = found(await findHolder(input.token, now, tx), "link-used");
    await demandPasswordCounts(holder.personId, tx);
    const title = holder.kind === "invite" ? resetWords.inviteTitle : resetWords.newTitle;
    return {
      title: say(title),
      token: input.token,
      kind: holder.kind,
      name: holder.name,
      email: holder.email,
    };
  }),

  handleInSteps(setPassword, async ({ input, now, wire, read, write }) => {
    await demandAttempts(write, linkAttempts(wire.address));
    const { new_password1: first, new_password2: second } = input;
    const { email, names } = await read(async (_, tx) => {
      const holder = found(await findHolder(input.token, now, tx), "link-used");
      return { email: holder.email, names: await namesAround(holder.personId, tx) };
    });
    demand(mayBePassword({ first, second, isCommon: isCommonPassword(first), names }));
    const passwordHash = await hashPassword(first);
    const given = await write(async (_, tx) => {
      await holdPerson(found(await findHolder(input.token, now, tx), "link-used").personId, tx);
      const personId = found(await useLink(input.token, now, tx), "link-used");
      await demandPasswordCounts(personId, tx);
      await giveNewPassword({ personId, passwordHash, by: "link", keepToken: null }, tx);
      return letIn({ personId, email, browser: null }, { now, wire }, tx);
    });
    return { next: handOver(given, wire, "/") };
  }),
];
