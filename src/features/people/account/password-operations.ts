import type { StepsContext } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { giveNewPassword } from "#features/sessions/password-links/operations.ts";
import { findPassword, renewSession } from "#features/sessions/store.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { type SessionRefusal, sessionRefusals } from "#features/sessions/wording.ts";
import { Refusal, found, sentenceOf } from "#kernel/refusal.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { demandOwnPassword, wrongPassword } from "../proving/password-operations.ts";

type Steps = Pick<StepsContext<never>, "read" | "write">;
export type TypedPasswords = { readonly current: string; readonly first: string; readonly second: string };
/** What `takeNewPassword` needs: the hash that was proved, and the new one. */
export type ProvenPassword = {
  readonly personId: number;
  readonly before: string | null;
  readonly passwordHash: string;
};

/** Proves a person by their current password and hashes the new one, outside of any transaction. Refused at the field that is wrong. */
export async function provenPassword(
  personId: number,
  { current, first, second }: TypedPasswords,
  { read, write }: Steps,
): Promise<ProvenPassword> {
  const before = await demandOwnPassword(personId, current, write);
  const names = await read((_, tx) => namesAround(personId, tx));
  const verdict = mayBePassword({ first, second, isCommon: isCommonPassword(first), names });
  if (!verdict.allowed) throw wrong(fieldOf(verdict.code), verdict.code);
  return { personId, before, passwordHash: await hashPassword(first) };
}

/** Gives the new password, unless another has come in between, and ends all other sessions; gives their number and the token of this one. */
export async function takeNewPassword(
  { personId, before, passwordHash }: ProvenPassword,
  sessionToken: string | null,
  tx: Tx,
): Promise<{ readonly signedOut: number; readonly token: string }> {
  if ((await findPassword(personId, tx)) !== before) throw wrongPassword();
  const keepToken = found(sessionToken, "signed-out");
  const signedOut = await giveNewPassword({ personId, passwordHash, by: "password", keepToken }, tx);
  return { signedOut, token: await renewSession(keepToken, tx) };
}

function fieldOf(code: string): string {
  return code === "passwords-differ" ? "new_password2" : "new_password1";
}

/** A refusal that stands at its field as well. */
function wrong(path: string, code: SessionRefusal): Refusal {
  return new Refusal(code, {}, [{ path, words: sentenceOf(sessionRefusals, code) }]);
}
