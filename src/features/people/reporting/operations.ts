import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { maySeeField } from "../profiles/rules.ts";
import type { ProfileRow } from "../profiles/store.ts";
import { maySeePeople } from "../rules.ts";
import type { Chart } from "../model/chart.ts";
import { maySeeChart } from "./rules.ts";
import { countTeam, findReportsField, listAbove, listTeam, listTops } from "./store.ts";

/** Whether the actor is shown the chart. */
export async function hasChart(actor: Actor, tx: Tx): Promise<boolean> {
  return maySeeChart(actor, await findReportsField(actor, tx)).allowed;
}

/**
 * The chart opened down to somebody, and their team; without somebody its first level, and the team of whoever stands there alone. A level costs
 * what it shows.
 */
export async function chartFor(actor: Actor, personId: number | null, tx: Tx): Promise<Chart> {
  const field = await findReportsField(actor, tx);
  demand(maySeeChart(actor, field));
  const { id: fieldId, label } = found(field, "no-chart");
  if (personId === null) return firstLevels(actor, { fieldId, label }, tx);
  const above = await listAbove(actor, { fieldId, personId }, tx);
  const open = [...above.toReversed(), personId];
  const levels = await Promise.all([
    listTops(actor, { fieldId, openId: open[0] ?? null }, tx),
    ...open.map((managerId, at) => listTeam(actor, { fieldId, managerId, openId: open[at + 1] ?? null }, tx)),
  ]);
  return { label, open, personId, levels: levels.filter(({ people }, at) => at === 0 || people.length > 0) };
}

async function firstLevels(
  actor: Actor,
  { fieldId, label }: { fieldId: number; label: string },
  tx: Tx,
): Promise<Chart> {
  const tops = await listTops(actor, { fieldId, openId: null }, tx);
  const [first, second] = tops.people;
  if (!first || second || first.team === 0) return { label, open: [], personId: null, levels: [tops] };
  const team = await listTeam(actor, { fieldId, managerId: first.id, openId: null }, tx);
  const isShown = team.people.length > 0;
  return { label, open: [first.id], personId: null, levels: isShown ? [tops, team] : [tops] };
}

/** How many people report to somebody, as far as the actor may know. */
export async function teamOf(actor: Actor, row: ProfileRow, tx: Tx): Promise<number> {
  const field = row.fields.find(({ kind }) => kind === "person");
  if (!field || !maySeePeople(actor).allowed || !maySeeField(actor, { person: row, field }).allowed) return 0;
  return countTeam(actor, { fieldId: field.id, personId: row.id }, tx);
}
