import { handle } from "#calls/handle.ts";
import type { Actor } from "#kernel/actor.ts";
import { csvLine } from "#kernel/csv.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { groupNamesOf } from "../groups/store.ts";
import { maySeeField } from "../profiles/rules.ts";
import { type ProfileRow, listFields, listProfiles } from "../profiles/store.ts";
import { maySeeEmail, maySeePeople } from "../rules.ts";
import { roleWords } from "../wording.ts";
import { exportPeople } from "./contract.ts";
import { exportedMost } from "./rules.ts";
import { peopleExported } from "./events.ts";
import { type Exported, cardText } from "./model/card-text.ts";
import { exportWords as words } from "./wording.ts";

/** No person has this number: what somebody sees of it, they see of everybody. */
const anybody = { id: 0 };

export const exportHandlers = [
  handle(exportPeople, async ({ input: { format, after, ids, group: groupId }, actor, tx, say }) => {
    demand(maySeePeople(actor));
    // Each part: whoever begins further on takes people along as well.
    tx.announce(peopleExported({ by: actor.personId }));
    const rows = await listProfiles(actor, { after: after ?? 0, most: exportedMost + 1, ids, groupId }, tx);
    const some = rows.slice(0, exportedMost);
    const groups = await groupNamesOf(idsIn(some), tx);
    const people = some.map((row) => exported(actor, row, { say, groups: groups.get(row.id) ?? [] }));
    const next = rows.length > exportedMost ? (some.at(-1)?.id ?? null) : null;
    if (format === "vcard") return { text: people.map(cardText).join(""), next };
    const fields = (await listFields(actor, tx)).filter(
      (field) => maySeeField(actor, { person: anybody, field }).allowed,
    );
    const head = [words.name, words.email, words.position, words.role, words.groups, words.bio].map((each) =>
      say(each),
    );
    const lines = people.map(({ name, email, position, role, groups: held, bio, values }) => [
      name,
      email,
      position,
      role,
      held.join("; "),
      bio,
      ...fields.map(({ id }) => values.find((value) => value.id === id)?.value ?? ""),
    ]);
    const titles = after === undefined ? [[...head, ...fields.map(({ label }) => label)]] : [];
    return { text: [...titles, ...lines].map(csvLine).join(""), next };
  }),
];

/** What a reader sees of somebody. */
function exported(
  actor: Actor,
  row: ProfileRow,
  { say, groups }: { readonly say: Say; readonly groups: readonly string[] },
): Exported {
  const { name, position, bio, fields } = row;
  return {
    name,
    position,
    bio,
    email: maySeeEmail(actor, row).allowed ? row.email : "",
    role: say(roleWords[row.role]),
    groups,
    values: fields
      .filter((field) => field.value !== "" && maySeeField(actor, { person: row, field }).allowed)
      .map((field) => ({ ...field, value: field.kind === "person" ? (field.told ?? "") : field.value })),
  };
}

function idsIn(rows: readonly ProfileRow[]): number[] {
  return rows.map(({ id }) => id);
}
