import { handle, handleInSteps } from "#calls/handle.ts";
import { isActingAsAnother } from "#calls/acting.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { limits } from "#features/sessions/attempts/rules.ts";
import { giveNewPassword } from "#features/sessions/reset/operations.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { deviceOf, mayBePassword } from "#features/sessions/rules.ts";
import { findPassword, hashOfToken, readSessions, renewSession } from "#features/sessions/store.ts";
import { type SessionRefusal, sessionRefusals } from "#features/sessions/wording.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { languages } from "#kernel/languages.ts";
import { englishLocale } from "#kernel/language.ts";
import { Refusal, demand, found, sentenceOf } from "#kernel/refusal.ts";
import { timeZones } from "#kernel/time-zone.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword, isPassword } from "#secrets/password.ts";
import { personRenamed } from "../events.ts";
import { changePassword, saveAccount, saveSignKeys } from "./contract.ts";
import { languageChosen } from "./events.ts";
import { readAccount } from "./screen.ts";
import { findAccount, writeAccount, writeSignKeys } from "./store.ts";
import { accountWords } from "./wording.ts";
import { peopleRefusals } from "../wording.ts";

export const accountHandlers = [
  handle(readAccount, async ({ actor, now, wire, tx, say }) => {
    demand(maySeeSettings(actor));
    const account = found(await findAccount(actor, tx), "signed-out");
    // Where somebody is signed in is theirs alone to know.
    const sessions = isActingAsAnother(actor) ? [] : await readSessions(actor, now, tx);
    const mine = wire.sessionToken === null ? null : hashOfToken(wire.sessionToken);
    return {
      title: say(accountWords.title),
      name: account.name,
      email: account.email,
      language: account.language ?? "",
      languages: languages.map(({ code, name }) => ({ code, name })),
      timeZone: account.timeZone,
      zones: timeZones(),
      hour12: account.hour12 ?? englishLocale.hour12,
      dateOrder: account.dateOrder ?? englishLocale.dateOrder,
      sessions: sessions.map(({ id, device, address, lastUsed, tokenHash }) => ({
        id,
        ...deviceOf(device),
        address,
        lastUsed: Math.floor(lastUsed.getTime() / 1000),
        isCurrent: mine?.equals(tokenHash) ?? false,
      })),
    };
  }),

  handle(saveAccount, async ({ input, actor, tx }) => {
    if (actor.personId === null) throw new Refusal("signed-out");
    const { display_name: name, language, time_zone: timeZone, hour12, date_order: dateOrder } = input;
    const before = found(await findAccount(actor, tx), "signed-out");
    await writeAccount(actor, { name, language, timeZone, hour12, dateOrder }, tx);
    const { personId } = actor;
    if (before.name !== name) tx.announce(personRenamed({ personId, name }));
    if (before.language !== language) tx.announce(languageChosen({ personId }));
    return {};
  }),

  handle(saveSignKeys, async ({ input, actor, tx }) => {
    if (actor.personId === null) throw new Refusal("signed-out");
    await writeSignKeys(actor, input.sign_keys, tx);
    return {};
  }),

  handleInSteps(changePassword, async ({ input, wire, read, write }) => {
    const personId = await read(async (actor) => {
      if (actor.personId === null) throw new Refusal("signed-out");
      return actor.personId;
    });
    await demandAttempts(write, [[limits.ownPassword, String(personId)]]);
    const before = await write((_, tx) => findPassword(personId, tx));
    if (!(await isPassword(before, input.current_password)))
      throw wrong("current_password", "wrong-password");
    const { new_password1: first, new_password2: second } = input;
    const names = await read((_, tx) => namesAround(personId, tx));
    const verdict = mayBePassword({ first, second, isCommon: isCommonPassword(first), names });
    if (!verdict.allowed) throw wrong(fieldOf(verdict.code), verdict.code);
    const passwordHash = await hashPassword(first);
    const { token, signedOut } = await write(async (actor, tx) => {
      if (actor.personId !== personId) throw new Refusal("signed-out");
      if ((await findPassword(personId, tx)) !== before) throw wrong("current_password", "wrong-password");
      const keepToken = found(wire.sessionToken, "signed-out");
      const signedOut = await giveNewPassword({ personId, passwordHash, by: "password", keepToken }, tx);
      return { signedOut, token: await renewSession(keepToken, tx) };
    });
    wire.setSession(token);
    return { signedOut };
  }),
];

function fieldOf(code: string): string {
  return code === "passwords-differ" ? "new_password2" : "new_password1";
}

/** A refusal that stands at its field as well. */
function wrong(path: string, code: SessionRefusal | "wrong-password"): Refusal {
  const words =
    code === "wrong-password" ? sentenceOf(peopleRefusals, code) : sentenceOf(sessionRefusals, code);
  return new Refusal(code, {}, [{ path, words }]);
}
