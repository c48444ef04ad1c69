import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { InputOf } from "#kernel/call.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { profileEdited } from "../profiles/events.ts";
import { readCelebrations, saveCelebrations } from "./contract.ts";
import type { Birthday } from "./model/celebrations.ts";
import { mayBeBirthday, mayBeSince, maySetBirthday, maySetCelebrations } from "./rules.ts";
import { type CelebrationsRow, findCelebrations, writeCelebrations } from "./store.ts";

export const celebrationHandlers = [
  handle(readCelebrations, async ({ input: { id }, actor, now, tx }) => {
    const { name, birthday, since, isHidden } = await personAsked(actor, id, now, tx);
    const isSelf = maySetBirthday(actor, { id }).allowed;
    // Of others their first day alone: the rest is theirs.
    return { name, isSelf, since, birthday: isSelf ? birthday : null, isHidden: isSelf && isHidden };
  }),

  handle(saveCelebrations, async ({ input, actor, now, tx }) => {
    const { id } = input;
    const before = await personAsked(actor, id, now, tx);
    const { month, day, year, hidden } = input;
    if ([month, day, year, hidden].some((each) => each !== undefined)) demand(maySetBirthday(actor, { id }));
    const birthday = birthdayFrom(input, before);
    if (birthday) demand(mayBeBirthday(birthday));
    const since = input.since === undefined ? before.since : input.since || null;
    if (input.since) demand(mayBeSince(input.since, before.today));
    const isHidden = hidden ?? before.isHidden;
    await writeCelebrations(id, { birthday, since, isHidden }, tx);
    tx.announce(profileEdited({ personId: id, by: actor.personId }));
    return {};
  }),
];

async function personAsked(actor: Actor, id: number, now: Date, tx: Tx): Promise<CelebrationsRow> {
  const row = await findCelebrations(actor, id, now, tx);
  demand(maySetCelebrations(actor, { id }, { isOn: row?.isOn ?? true }));
  return found(row, "person-not-found");
}

/** The birthday as it is from now on: what was not sent stays, and a day without a month is none. */
function birthdayFrom(
  { month, day, year }: Pick<InputOf<typeof saveCelebrations>, "month" | "day" | "year">,
  { birthday: before }: CelebrationsRow,
): Birthday | null {
  const sent = {
    month: month ?? before?.month ?? "",
    day: day ?? before?.day ?? "",
    year: year ?? before?.year ?? "",
  };
  if (sent.month === "" && sent.day === "" && sent.year === "") return null;
  if (sent.month === "" || sent.day === "") throw new Refusal("no-birthday");
  return { month: sent.month, day: sent.day, year: sent.year === "" ? null : sent.year };
}
