import type { ResolveActor } from "#calls/run.ts";
import type { Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { hashOfToken } from "#features/sessions/store.ts";
import type { Actor } from "#kernel/actor.ts";

type Asking = { readonly tx: Tx; readonly wire: Wire; readonly now: Date };

/** Reads as whoever asks: finds out who that is, and gives what `work` reads for them. `work` must only read, and may run twice. */
export type ReadAs = <Result>(
  asking: Asking,
  work: (actor: Actor, wire: Wire) => Promise<Result>,
) => Promise<{ readonly actor: Actor; readonly result: () => Result }>;

/** `is`: all that reading depends on, to be compared. */
type Expected = { readonly actor: Actor; readonly language: string; readonly is: string };

/** Browsers of which it is remembered whose they are. */
const most = 5000;

/**
 * Does not wait for the answer to who asks: it reads at once as whoever the same cookies proved last time, in the same
 * transaction, so that both questions travel together. Nothing rests on that guess: what was read is used only when the
 * answer, of this very moment, is the same person with the same rights and language, and is read anew when it is not (decision 0034).
 */
export function openReadAhead(resolve: ResolveActor): ReadAs {
  const expected = new Map<string, Expected>();

  function remember(key: string, person: Expected): void {
    expected.delete(key);
    expected.set(key, person);
    for (const oldest of expected.keys()) {
      if (expected.size <= most) break;
      expected.delete(oldest);
    }
  }

  return async ({ tx, wire, now }, work) => {
    const key = keyOf(wire);
    const guess = key === null ? undefined : expected.get(key);
    const asked = settled(resolve(tx, wire, now));
    const early = guess && settled(work(guess.actor, speaking(wire, guess.language)));
    // Both are over before anybody else goes on with their transaction.
    const [found, read] = await Promise.all([asked, early]);
    const actor = found();
    const person = expectedFrom(actor, wire.language());
    if (read && guess?.is === person.is) return { actor, result: read };
    if (key !== null) remember(key, person);
    return { actor, result: await settled(work(actor, wire)) };
  };
}

/** What the browser proves itself with; null for visitors, who are all the same. */
function keyOf({ siteId, subsiteSlug, sessionToken, guestToken }: Wire): string | null {
  if (sessionToken === null && guestToken === null) return null;
  const [session, guest] = [sessionToken, guestToken].map((token) => token && hashOfToken(token));
  return `${siteId} ${subsiteSlug} ${session?.toString("base64")} ${guest?.toString("base64")}`;
}

/** The same wire for who is expected, without telling it of them. */
function speaking(wire: Wire, language: string): Wire {
  return Object.create(wire, { language: { value: () => language } }) as Wire;
}

/** An outcome that is taken later: the result, or the error that is thrown then. */
function settled<Result>(work: Promise<Result>): Promise<() => Result> {
  return work.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
}

function expectedFrom(actor: Actor, language: string): Expected {
  return { actor, language, is: JSON.stringify([language, actor]) };
}
