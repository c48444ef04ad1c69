import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configOf } from "#database/connection.ts";
import { type Tx, run } from "#database/transaction.ts";
import { listPeopleOf } from "#features/subsites/membership/store.ts";
import { nameKey } from "#kernel/name-key.ts";
import { tries } from "#testing/properties.ts";
import { type World, actorOf, openNewWorld, within } from "#testing/world.ts";
import { searchedWords } from "./model/searched-words.ts";
import { listPeople } from "./listing-store.ts";

const names = [
  "Ann de Vries",
  "Bo%b_Öst",
  "Çelik Ann",
  "Jansen-Bakker",
  "李小龍",
  "P77 x",
  "vriesman",
  "Zoë\\Q",
  "a.b.c",
];

type Somebody = { readonly text: string; readonly key: string; readonly isIn: boolean };

let world: World;
let crew: number;
let tools: number;
let everybody: Somebody[];
beforeAll(async () => {
  world = await openNewWorld();
  const owner = new pg.Client(configOf(world.address));
  await owner.connect();
  const add = `insert into person (site_id, name, name_key, email, role, position) select $1, name, key, 'p' || place || '@crowd.example', 'member', 'Mate'
    from unnest($2::text[], $3::text[]) with ordinality as given (name, key, place)`;
  const all = [...names, ...Array.from({ length: 700 }, (_, each) => `Crowd ${each}`)];
  for (const siteId of [world.siteId, world.other.siteId])
    await owner.query(add, [siteId, all, all.map(nameKey)]);
  const made = await owner.query<{ id: string }>(
    "insert into subsite (site_id, slug, name) values ($1, 'crew', 'Crew') returning id",
    [world.siteId],
  );
  crew = Number(made.rows[0]?.id);
  await owner.query(
    "insert into membership (site_id, subsite_id, person_id, role) select site_id, $2, id, 'viewer' from person where site_id = $1 and id % 20 > 0",
    [world.siteId, crew],
  );
  await owner.query(
    "insert into person (site_id, name, name_key, email, role) select $1, 'Far ' || n, 'far ' || n, 'far' || n || '@crowd.example', 'member' from generate_series(1, 6000) n",
    [world.other.siteId],
  );
  for (const siteId of [world.other.siteId, world.siteId]) tools = await giveTools(owner, siteId);
  await owner.query("analyze person, membership, profile_value");
  const { rows } = await owner.query<{ key: string; email: string; position: string; isIn: boolean }>(
    `select name_key as key, email, position, id % 20 > 0 as "isIn" from person where site_id = $1 order by name_key, id`,
    [world.siteId],
  );
  await owner.end();
  everybody = rows.map(({ key, email, position, isIn }) => ({
    key,
    isIn,
    text: `${key}\n${email}\n${position.toLowerCase()}`,
  }));
});
afterAll(() => world.close());

/** A profile field in which everybody of the site says something; its number. */
async function giveTools(owner: pg.Client, siteId: number): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by) values ($1, 'Tools', 'text', 'wrench', 1, 'people', 'person') returning id",
    [siteId],
  );
  const field = Number(rows[0]?.id);
  await owner.query(
    `insert into profile_value (site_id, person_id, field_id, value, sought) select site_id, id, $2, value, lower(value)
     from person, lateral (select case when id % 50 = 1 then 'Crane of Ann' when id % 2 = 0 then 'Pump' else 'Drill 100%' end as value) given where site_id = $1`,
    [siteId, field],
  );
  return field;
}

/** What is found of the site and of the subsite by what is typed: the first keys, and the counts. */
async function found(typed: string) {
  const [actor, words] = [actorOf(world, world.olga), searchedWords(typed)];
  return within(world, actor, async (tx) => {
    const [ofSite, ofCrew] = [
      await listPeople(actor, { words, fieldIds: [], most: 40 }, tx),
      await listPeopleOf(crew, { words, most: 40 }, tx),
    ];
    return [ofSite, ofCrew].map(({ rows, count }) => ({
      count,
      keys: rows.map(({ name }) => nameKey(name)),
    }));
  });
}

function meant(typed: string) {
  const words = searchedWords(typed);
  const [line, both] = [(text: string) => text.split("\n").slice(0, 2).join("\n"), everybody];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const [ofSite, ofCrew] = [
    both.filter(({ text }) => holds(text)),
    both.filter(({ text, isIn }) => isIn && holds(line(text))),
  ];
  return [ofSite, ofCrew].map((who) => ({
    count: Math.min(who.length, 251),
    keys: who.slice(0, 40).map(({ key }) => key),
  }));
}

it.each([
  "crowd",
  "cro 69",
  "ann vries",
  "%b_",
  "\\q",
  "a.b.c",
  "李小龍",
  "小",
  "p7",
  "@crowd.example",
  "mate",
  "mat vri",
  "nobody at all",
  "noordzij",
])(
  "«%s» finds those whose name, address or position holds each of the words, few or many, and nobody of another site",
  async (typed) => {
    expect(await found(typed)).toEqual(meant(typed));
  },
);

it.each(["crane", "ann", "crane ann", "ann 100%", "pump crowd", "drill", "vries drill", "10", "mate pump"])(
  "«%s» finds those whose profile holds a word as well, where its field may be searched, few or many",
  async (typed) => {
    const [actor, words] = [actorOf(world, world.olga), searchedWords(typed)];
    const [listed, meantOnes] = await within(world, actor, async (tx) => [
      (await listPeople(actor, { words, fieldIds: [tools], most: 40 }, tx)).rows.map(({ id }) => id),
      await byLooking(words, tx),
    ]);
    expect(listed).toEqual(meantOnes.slice(0, 40));
    expect(await found(typed)).toEqual(meant(typed));
  },
);

/** Everybody whose name, address, position or tools hold each of the words, by looking at all of them. */
async function byLooking(words: readonly string[], tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number; text: string }>(
    tx,
    `select person.id, concat_ws(chr(10), name_key, email, lower(position), lower(value)) as text
     from person left join profile_value known on known.site_id = $1 and known.person_id = person.id
     where person.site_id = $1 order by name_key, person.id`,
    [world.siteId],
  );
  return rows.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id);
}

it.each([
  ["names", "vriesman", () => []],
  ["profiles", "crane", () => [tools]],
])("few are found by their %s without looking at everybody", async (_, word, fields) => {
  const actor = actorOf(world, world.olga);
  const looked = await within(world, actor, async (tx) => {
    const rows = async () => {
      const text =
        "select sum(seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname in ('person', 'profile_value')";
      return (await run<{ rows: number }>(tx, text, []))[0]?.rows ?? 0;
    };
    const before = await rows();
    await listPeople(actor, { words: [word], fieldIds: fields(), most: 40 }, tx);
    return (await rows()) - before;
  });
  expect(looked).toBeLessThan(120);
});

it("whatever is typed finds the same along the index as by looking at everybody (long)", async () => {
  const piece = fc
    .constantFrom(...names, "Crowd 12", "@crowd.example", "%", "_")
    .chain((text) =>
      fc.nat(text.length).chain((from) => fc.nat(6).map((length) => text.slice(from, from + length))),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 3 }), async (pieces) => {
      const typed = pieces.join(" ");
      fc.pre(searchedWords(typed).length > 0);
      expect(await found(typed)).toEqual(meant(typed));
    }),
    { numRuns: tries(60) },
  );
});
