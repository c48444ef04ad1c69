import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Say, englishLocale } from "#kernel/language.ts";
import { readCalendar } from "./calendar-store.ts";
import type { Audience, Told } from "./model/audience.ts";
import { seesNames } from "./rules.ts";

/** How the audiences of pages are said to somebody; their calendar is read where a day is to be named. */
export async function toldTo(
  actor: Actor,
  audiences: Iterable<Audience>,
  { say, tx }: { readonly say: Say; readonly tx: Tx },
): Promise<Told> {
  const withDay = [...audiences].some(({ ends }) => ends !== null);
  const calendar = withDay ? await readCalendar(actor.personId, tx) : englishLocale;
  return { say, calendar, mayName: seesNames(actor) };
}
