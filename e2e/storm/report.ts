import type { Account } from "./account.ts";
import { type Fault, stepsNear } from "./judging.ts";

export type Outcome = {
  readonly seed: number;
  readonly seconds: number;
  readonly account: Account;
  readonly faults: readonly Fault[];
  /** What else went wrong: browsers that do not agree, pages that are not saved, errors of scripts. */
  readonly troubles: readonly string[];
};

const kinds = ["unseen", "lost", "broken", "doubled", "returned", "misplaced"] as const;
const storiesMost = 12;

/** A storm in words: figures first, then what happened around the first of its faults. */
export function reportOf(outcome: Outcome): string {
  const { seed, seconds, account, faults, troubles } = outcome;
  const typed = account.tokens.filter(({ by }) => by !== "start");
  const counts = kinds.map((kind) => `${kind} ${faults.filter((fault) => fault.kind === kind).length}`);
  return [
    `storm: seed ${seed}, ${seconds} s, ${account.steps.length} steps (${deedsOf(account)})`,
    `words: typed ${typed.length}, taken back ${typed.filter(({ isUndone }) => isUndone).length}, ${counts.join(", ")}`,
    ...account.memory.map((held) => `memory: ${held}`),
    ...troubles.map((trouble) => `trouble: ${trouble}`),
    ...faults.map(({ kind, token, why }) => `  ${kind} ${token.text} (step ${token.step}): ${why}`),
    ...storiesOf(outcome),
    ...partings(outcome),
  ].join("\n");
}

/** The steps after which a word of a fault was not whole any more. */
function partings({ account, faults }: Outcome): string[] {
  const words = faults.map(({ token }) => token.text);
  const told = account.steps.filter(({ notes }) =>
    notes.some((note) => note.startsWith("(not whole") && words.some((word) => note.includes(word))),
  );
  return told.flatMap(({ number }) => [`a word parted by step ${number}:`, ...near(account, number)]);
}

function near(account: Account, step: number): string[] {
  return stepsNear(account, step).map(
    ({ number, by, deed, at, notes }) => `  ${number} at ${at} ms, ${by}: ${deed} ${notes.join(", ")}`,
  );
}

function deedsOf({ steps }: Account): string {
  const counts = new Map<string, number>();
  for (const { deed } of steps) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  return [...counts].map(([deed, count]) => `${deed} ${count}`).join(", ");
}

function storiesOf({ account, faults }: Outcome): string[] {
  const steps = [...new Set(faults.map(({ token }) => token.step))].filter((step) => step > 0);
  return steps.slice(0, storiesMost).flatMap((step) => [`around step ${step}:`, ...near(account, step)]);
}
