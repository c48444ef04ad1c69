import { handle, handleInSteps } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { hashPassword } from "#secrets/password.ts";
import { demandAttempts } from "../attempts/store.ts";
import { limits, networkOf } from "../attempts/rules.ts";
import { passwordChanged, resetAsked } from "../events.ts";
import { mayBePassword } from "../rules.ts";
import { endSessionsOf, savePassword, startSession } from "../store.ts";
import { askReset, setPassword } from "./contract.ts";
import { readPasswordLink, readReset } from "./screen.ts";
import { findHolder, useLink } from "./store.ts";
import { resetWords } from "./wording.ts";

export const resetHandlers = [
  handle(readReset, async ({ input, say }) => ({ title: say(resetWords.title), sent: input.sent ?? false })),

  // Nothing here looks the address up: a known and an unknown one take the same way and the same time.
  handleInSteps(askReset, async ({ input, wire, write }) => {
    const here = networkOf(wire.address);
    await demandAttempts(write, [
      [limits.resetPerson, `${here} ${input.email}`],
      [limits.resetAddress, here],
    ]);
    await write(async (_, tx) => tx.announce(resetAsked({ email: input.email })));
    return { next: "/accounts/reset/?sent=yes" };
  }),

  handle(readPasswordLink, async ({ input, now, tx, say }) => {
    const holder = found(await findHolder(input.token, now, tx), "link-used");
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
    await demandAttempts(write, [[limits.linkAddress, networkOf(wire.address)]]);
    found(await read((_, tx) => findHolder(input.token, now, tx)), "link-used");
    demand(mayBePassword(input.new_password1, input.new_password2));
    const passwordHash = await hashPassword(input.new_password1);
    const token = await write(async (_, tx) => {
      const personId = found(await useLink(input.token, now, tx), "link-used");
      await savePassword(personId, passwordHash, tx);
      await endSessionsOf(personId, null, tx);
      tx.announce(passwordChanged({ personId, by: "link" }));
      return startSession({ personId, device: wire.device, address: wire.address }, now, tx);
    });
    wire.setSession(token);
    return { next: "/" };
  }),
];
