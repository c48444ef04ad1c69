import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { readTimeZone } from "./time-zone-store.ts";
import type { Audience, Told } from "./model/audience.ts";
import { seesNames } from "./rules.ts";

/** How the audiences of pages are said to somebody; their time zone is read where a day is to be named. */
export async function toldTo(
  actor: Actor,
  audiences: Iterable<Audience>,
  { say, tx }: { readonly say: Say; readonly tx: Tx },
): Promise<Told> {
  const withDay = [...audiences].some(({ ends }) => ends !== null);
  const timeZone = withDay ? await readTimeZone(actor.personId, tx) : "UTC";
  return { say, timeZone, mayName: seesNames(actor) };
}
