import type { Say } from "#kernel/language.ts";
import { subsiteRoles } from "#kernel/viewer.ts";
import { answerWords, subsiteWords } from "../wording.ts";

/** The roles in a subsite, each with what it means, the least of them first (SUBS-11). */
export function roleOptions(say: Say) {
  return subsiteRoles
    .toReversed()
    .map((role) => ({ value: role, label: say(subsiteWords[role]), hint: say(answerWords[`${role}Help`]) }));
}
