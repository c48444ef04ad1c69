import { handle, handleInSteps } from "#calls/handle.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { linkAttempts } from "#features/sessions/attempts/rules.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { startSession } from "#features/sessions/store.ts";
import { firstSpoken } from "#kernel/languages.ts";
import { demand } from "#kernel/refusal.ts";
import { isTimeZone } from "#kernel/time-zone.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { setUp } from "./contract.ts";
import { readSetUp } from "./screen.ts";
import { isSetUpToken } from "./store.ts";
import { setUpWords } from "./wording.ts";
import { makeFirstSite } from "./operations.ts";

export const setUpHandlers = [
  handle(readSetUp, async ({ input, now, tx, say }) => {
    demand((await isSetUpToken(input.token, now, tx)) ? allow : refuse("setup-link-used"));
    return { title: say(setUpWords.title), token: input.token };
  }),

  handleInSteps(setUp, async ({ input, now, wire, database, write }) => {
    await demandAttempts(write, linkAttempts(wire.address));
    const isRight = await write((_, tx) => isSetUpToken(input.token, now, tx));
    demand(isRight ? allow : refuse("setup-link-used"));
    const { password, site_name, display_name, email } = input;
    const names = [site_name, display_name, email];
    demand(mayBePassword({ first: password, second: password, isCommon: isCommonPassword(password), names }));
    const passwordHash = await hashPassword(password);
    const owner = { email, name: display_name, passwordHash };
    const language = firstSpoken(wire.language());
    const { time_zone: zone = "" } = input;
    const timeZone = zone !== "" && isTimeZone(zone) ? { timeZone: zone } : {};
    const site = { name: site_name, address: wire.siteAddress, language, ...timeZone, owner };
    const session = await makeFirstSite(
      database,
      { site, proof: { token: input.token, now } },
      (personId, tx) => startSession({ personId, device: wire.device, address: wire.address }, now, tx),
    );
    wire.setSession(session);
    return { next: "/-/start/" };
  }),
];
