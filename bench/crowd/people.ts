import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { configOf } from "#database/connection.ts";
import { type Visitor, openVisitor, signedIn } from "../visitor.ts";
import { openWriter, pageOfParagraphs } from "../writer.ts";
import type { Place } from "./place.ts";

/** So many pages are written on, by whoever's turn it is. */
const drafts = 20;

export type Person = { readonly visitor: Visitor; readonly addresses: readonly string[] };

/** Sessions are put into the database at once: five hundred passwords would be a bench of argon2. */
export async function openPeople({ base, database }: Place, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const token of await openSessions(database, count)) {
    const visitor = openVisitor(base, { atrium_session: token });
    const by = Math.random() < 0.5 ? "alphabet" : "modified";
    const { pages } = await visitor.post("/ajax/pages/action/load/", { by });
    const addresses = (pages as { url: string }[]).map(({ url }) => url);
    // Whoever sees no page at all looks at the home page.
    people.push({ visitor, addresses: addresses.length > 0 ? addresses : ["/"] });
  }
  return people;
}

async function openSessions(database: Place["database"], count: number): Promise<string[]> {
  const client = new pg.Client(configOf(database));
  await client.connect();
  const { rows } = await client.query<{ site_id: number; id: number }>(
    "select site_id::float8 as site_id, id::float8 as id from person order by id limit $1",
    [count],
  );
  const tokens = rows.map(() => randomBytes(24).toString("base64url"));
  await client.query(
    `insert into session (site_id, token_hash, person_id)
     select * from unnest($1::bigint[], $2::bytea[], $3::bigint[])`,
    [
      rows.map((row) => row.site_id),
      tokens.map((token) => createHash("sha256").update(token).digest()),
      rows.map(({ id }) => id),
    ],
  );
  await client.end();
  return tokens;
}

export type Writers = {
  /** Types a word into one of the drafts, in turn; resolves when it was acknowledged. */
  write(): Promise<void>;
  acknowledged(): number;
  /** Acknowledged words that whoever opens the drafts now does not see. */
  missing(): Promise<readonly string[]>;
};

type Tab = { readonly id: number; readonly type: (text: string) => Promise<void>; last: Promise<void> };

/** Words typed into drafts, one at a time into each. */
export async function openWriters({ base, owner }: Place): Promise<Writers> {
  const visitor = await signedIn(base, owner.email, owner.password);
  const tabs: Tab[] = [];
  for (let at = 0; at < drafts; at++) {
    const { id } = await pageOfParagraphs(visitor, 20);
    const { type } = await openWriter(visitor, id);
    tabs.push({ id, type, last: Promise.resolve() });
  }
  const known: { readonly id: number; readonly word: string }[] = [];
  let turn = 0;
  return {
    write: () => {
      const tab = tabs[turn % tabs.length] as Tab;
      const word = `w${++turn} `;
      const typed = tab.last.then(async () => {
        await tab.type(word);
        known.push({ id: tab.id, word });
      });
      tab.last = typed.catch(() => {});
      return typed;
    },
    acknowledged: () => known.length,
    missing: async () => {
      const texts = new Map<number, string>();
      for (const { id } of tabs) texts.set(id, (await openWriter(visitor, id)).text());
      // A word that begins a text has nothing before it; all others stand after a space.
      return known
        .filter(({ id, word }) => !` ${texts.get(id)}`.includes(` ${word}`))
        .map(({ word }) => word);
    },
  };
}
