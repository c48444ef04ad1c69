import type { StepsContext } from "#calls/handle.ts";
import { limits } from "#features/sessions/attempts/rules.ts";
import { demandAttempts } from "#features/sessions/attempts/store.ts";
import { findPassword } from "#features/sessions/store.ts";
import { Refusal, sentenceOf } from "#kernel/refusal.ts";
import { isPassword } from "#secrets/password.ts";
import { peopleRefusals } from "../wording.ts";

/** Refuses whoever does not know the person's password, however often they guess, at its field; gives the hash that was proved. */
export async function demandOwnPassword(
  personId: number,
  current: string,
  write: StepsContext<never>["write"],
): Promise<string | null> {
  await demandAttempts(write, [[limits.ownPassword, String(personId)]]);
  const before = await write((_, tx) => findPassword(personId, tx));
  if (!(await isPassword(before, current))) throw wrongPassword();
  return before;
}

export function wrongPassword(): Refusal {
  const words = sentenceOf(peopleRefusals, "wrong-password");
  return new Refusal("wrong-password", {}, [{ path: "current_password", words }]);
}
