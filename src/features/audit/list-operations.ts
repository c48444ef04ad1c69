import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { type KindGroup, kindGroups } from "./model/kinds.ts";
import { detailsFor, sentenceFor } from "./model/sentence.ts";
import { type AuditLine } from "./screen.ts";
import { auditShown } from "./rules.ts";
import { type ListedEntry, findNameInLog, findNamed, listEntries, readKeptDays } from "./store.ts";
import { auditWords } from "./wording.ts";

export type Filter = {
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly day?: string | undefined;
  readonly before?: number | undefined;
};

/** Entries as a filter narrows them. */
export async function entriesFor(
  actor: Actor,
  { personId, filter, most }: { personId: number | null; filter: Filter; most: number },
  tx: Tx,
): Promise<ListedEntry[]> {
  const name = filter.name?.trim() ?? "";
  const people = personId !== null ? [personId] : name === "" ? null : await findNamed(actor, name, tx);
  const kinds = filter.kind ? kindGroups[filter.kind as KindGroup] : null;
  const asked = { people, kinds, day: filter.day || null, before: filter.before ?? null, most };
  return listEntries(actor, asked, tx);
}

/** The log as a screen shows it: of the site, or of one person. */
export async function auditFor(
  actor: Actor,
  { personId, filter, say }: { personId: number | null; filter: Filter; say: Say },
  tx: Tx,
) {
  const person = personId === null ? null : await personIn(actor, personId, say, tx);
  const rows = await entriesFor(actor, { personId, filter, most: auditShown + 1 }, tx);
  const last = rows.length > auditShown ? rows[auditShown - 1] : undefined;
  const { name = "", kind = "", day = "" } = filter;
  return {
    title: person ? say(auditWords.ofOne, { name: person.name }) : say(auditWords.title),
    person,
    lines: rows.slice(0, auditShown).map((row) => lineOf(row, say)),
    filter: { name, kind, day },
    older: last ? `${addressOf(personId)}?${query({ name, kind, day, before: String(last.place) })}` : null,
    isOlder: filter.before !== undefined,
    keptDays: personId === null ? ((await readKeptDays(tx)) ?? 0) : null,
  };
}

/** Somebody who is gone has a log as long as entries name them. */
async function personIn(actor: Actor, id: number, say: Say, tx: Tx): Promise<{ id: number; name: string }> {
  const { name } = found(await findNameInLog(actor, id, tx), "person-not-found");
  return { id, name: name ?? say(auditWords.former) };
}

const addressOf = (personId: number | null) =>
  personId === null ? "/settings/auditlog/" : `/user/auditlog/${personId}/`;

function query(values: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
}

function lineOf(row: ListedEntry, say: Say): AuditLine {
  const people = [
    { id: row.actorId, name: row.actorName },
    { id: row.asId, name: row.asName },
    { id: row.targetId, name: row.targetName },
  ].flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));
  return {
    id: row.place,
    happened: row.at.getTime(),
    what: sentenceFor(row, say),
    details: detailsFor(row, say),
    as: row.asId === null || row.asId === row.targetId ? null : (row.asName ?? say(auditWords.former)),
    address: row.address,
    browser: row.browser,
    people: people.filter(({ id }, at) => people.findIndex((each) => each.id === id) === at),
  };
}
