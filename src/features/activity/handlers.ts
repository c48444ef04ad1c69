import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { findName } from "#features/people/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { seesAllFolders } from "#features/folders/rules.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { demand, found } from "#kernel/refusal.ts";
import { lineOf } from "./line-operations.ts";
import { type Part, activityAddress } from "./model/activity-address.ts";
import { readPlace, writtenPlace } from "./model/place.ts";
import {
  activityShown,
  filtersFor,
  kindsShown,
  maySeeActivity,
  maySeeActivityOfOne,
  namesPeopleInActivity,
} from "./rules.ts";
import { readActivity } from "./screen.ts";
import { findLastLookedAt, listActivity } from "./store.ts";
import { readSeen } from "./seeing/store.ts";
import { activityWords } from "./wording.ts";

export const activityHandlers = [
  handle(readActivity, async ({ input, actor, tx, say }) => {
    demand(maySeeActivity(actor));
    const person = input.person === undefined ? null : await personOf(actor, input.person, tx);
    const part: Part = { personId: person?.id ?? null, filter: input.of ?? "all" };
    const asked = { personId: part.personId, before: readPlace(input.before ?? "") };
    const withPeople = namesPeopleInActivity(actor);
    const withFolders = seesAllFolders(actor);
    const told = { kinds: kindsShown(part.filter), withPeople, withFolders };
    const rows = await listActivity(actor, { ...asked, most: activityShown + 1, ...told }, tx);
    const seen = isWhole(part)
      ? await readSeen({ personId: actor.personId, area: currentSubsite(actor) }, tx)
      : null;
    const shown = rows.slice(0, activityShown);
    const last = shown.at(-1);
    const end =
      rows.length > activityShown && last
        ? { at: last.happened, id: last.id }
        : await findLastLookedAt(actor, asked, tx);
    return {
      title: person ? say(activityWords.ofOne, { name: person.name }) : say(activityWords.title),
      person,
      filter: part.filter,
      filters: [...filtersFor(actor, { withFolders, isOfOne: person !== null })],
      lines: shown.map((row) => lineOf(row, withPeople)),
      older: end && activityAddress(part, writtenPlace(end)),
      isOlder: asked.before !== null,
      // Whoever has said so of nothing has seen nothing.
      seenUntil: seen && seen.getTime() > 0 ? seen.getTime() : null,
    };
  }),
];

/** Somebody has seen the list as a whole, not a part of it. */
const isWhole = ({ personId, filter }: Part) => personId === null && filter === "all";

async function personOf(actor: Actor, id: number, tx: Tx): Promise<{ id: number; name: string }> {
  demand(maySeeActivityOfOne(actor));
  const { name } = found(await findName(id, tx), "person-not-found");
  return { id, name };
}
