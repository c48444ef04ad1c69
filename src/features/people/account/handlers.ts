import { handle, handleInSteps } from "#calls/handle.ts";
import { isActingAsAnother } from "#calls/acting.ts";
import type { Tx } from "#database/transaction.ts";
import { passkeysOf } from "#features/sessions/passkeys/store.ts";
import { readPasskeys } from "#features/sites/passkeys/store.ts";
import { deviceOf } from "#features/sessions/rules.ts";
import { hashOfToken, readSessions } from "#features/sessions/store.ts";
import { isTwoStepRequired } from "#features/sessions/two-step/rules.ts";
import { findStanding } from "#features/sessions/two-step/store.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { languages } from "#kernel/languages.ts";
import { englishLocale } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { timeZones } from "#kernel/time-zone.ts";
import { personRenamed } from "../events.ts";
import { provenPassword, takeNewPassword } from "./password-operations.ts";
import { changePassword, saveAccount, saveSignKeys } from "./contract.ts";
import { languageChosen } from "./events.ts";
import { type PasskeyShown, readAccount } from "./screen.ts";
import { findAccount, writeAccount, writeSignKeys } from "./store.ts";
import { accountWords } from "./wording.ts";

export const accountHandlers = [
  handle(readAccount, async ({ actor, now, wire, tx, say }) => {
    demand(maySeeSettings(actor));
    const account = found(await findAccount(actor, tx), "signed-out");
    // Where somebody is signed in is theirs alone to know.
    const sessions = isActingAsAnother(actor) ? [] : await readSessions(actor, now, tx);
    const mine = wire.sessionToken === null ? null : hashOfToken(wire.sessionToken);
    const standing = isActingAsAnother(actor) ? null : await findStanding(account.id, tx);
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
        lastUsed: seconds(lastUsed),
        isCurrent: mine?.equals(tokenHash) ?? false,
      })),
      twoStep: standing && {
        isOn: standing.isOn,
        isRequired: isTwoStepRequired(standing),
        codesLeft: standing.codesLeft,
      },
      passkeys: isActingAsAnother(actor) ? null : await passkeysShown(account.id, tx),
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
    const { current_password: current, new_password1: first, new_password2: second } = input;
    const proven = await provenPassword(personId, { current, first, second }, { read, write });
    const { token, signedOut } = await write(async (actor, tx) => {
      if (actor.personId !== personId) throw new Refusal("signed-out");
      return takeNewPassword(proven, wire.sessionToken, tx);
    });
    wire.setSession(token);
    return { signedOut };
  }),
];

/** Null where nobody can sign in with one. */
async function passkeysShown(personId: number, tx: Tx): Promise<PasskeyShown[] | null> {
  if (!(await readPasskeys(tx))) return null;
  const own = await passkeysOf(personId, tx);
  return own.map(({ id, name, device, added, lastUsed }) => ({
    id,
    name,
    ...deviceOf(device),
    added: seconds(added),
    lastUsed: lastUsed && seconds(lastUsed),
  }));
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
