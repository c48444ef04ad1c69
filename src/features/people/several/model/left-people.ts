import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import { leftPeopleWords as words } from "../wording.ts";

/** Somebody who is left as they are, and why; without a name who is not there. */
export type LeftPerson = { readonly name: string | null; readonly code: string };

/** Who are named for each reason. */
const namedMost = 3;

const reasons: Readonly<Record<string, Words>> = {
  "own-role": words.self,
  "own-removal": words.self,
  "owner-by-owner": words.ownerByOwner,
  "last-owner": words.lastOwner,
  "external-owner": words.externalOwner,
  "not-as-another": words.asAnother,
  "has-role": words.hasRole,
  "has-password": words.hasPassword,
};

/** A sentence for each reason, in the order in which they were met; `more` are reasons of another room. */
export function leftSentences(
  left: readonly LeftPerson[],
  say: Say,
  more: Readonly<Record<string, Words>> = {},
): string[] {
  const codes = [...new Set(left.map(({ code }) => code))];
  return codes.map((code) => {
    const all = left.filter((each) => each.code === code);
    const names = all.flatMap(({ name }) => name ?? []);
    const reason = more[code] ?? reasons[code];
    if (!reason || names.length === 0) return say(words.gone, { count: all.length });
    const some = names.slice(0, namedMost);
    return say(words.left, {
      names: some.join(", "),
      more: names.length - some.length,
      reason: say(reason),
    });
  });
}
