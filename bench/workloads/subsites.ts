import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import type { Figure } from "../figures.ts";
import type { Visitor } from "../visitor.ts";
import { besideSelects } from "../yardsticks.ts";
import { demandSuccess } from "./finding.ts";
import { againstSelects } from "./reading.ts";

type InSubsites = {
  readonly owner: Visitor;
  readonly database: DatabaseAddress;
  readonly seconds: number;
};

const actions = "/ajax/people/action";
/** One person is in all of them, and everybody in the first. */
const [subsites, people] = [300, 10_000];
/** Whose role is changed; administrator everywhere at first, so that the owner may leave. */
const changed = "p7@bench.example";

/** People, search and changes on a site with 300 subsites and 10,000 people; the owner is in all of them (breadth 8). */
export async function measureSubsites({ owner, database, seconds }: InSubsites): Promise<Figure[]> {
  const client = new pg.Client(configOf(database));
  await client.connect();
  try {
    await demandSuccess(owner.post("/-/settings/subsites/", { on: "yes" }));
    const furnished = await furnish(client);
    const before = await rowsWritten(client);
    const figures: Figure[] = [];
    for (const [work, act] of worksOf(owner, furnished)) {
      let round = 0;
      const { p50, select } = await besideSelects(client, seconds, async () => act(round++));
      figures.push(againstSelects(`${work}, p50`, p50, { select }, 60));
    }
    const written = (await rowsWritten(client)) - before;
    const work = "rows of pages and readers written by all that";
    const measured = String(written);
    return [...figures, { work, measured, ratio: "", target: "0", holds: written === 0 }];
  } finally {
    await client.end();
  }
}

type Furnished = { readonly first: number; readonly person: number; readonly me: number };
type Work = readonly [work: string, act: (round: number) => Promise<void>];

/** What is done again and again; rounds of changes come in pairs, so that each leaves things as they were. */
function worksOf(owner: Visitor, { first, person, me }: Furnished): Work[] {
  const shown = async (path: string) => {
    const { status } = await owner.get(path, "application/json");
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
  const typed = ["saf", "safety", "crew l"];
  const turn = <Choice>(round: number, choices: readonly [Choice, Choice]) =>
    choices[round % 2 === 0 ? 0 : 1];
  return [
    [`people of a subsite with ${people.toLocaleString("en")}`, () => shown("/@bench-1/people/")],
    ["people of it, found by name", () => shown("/@bench-1/people/?q=p77")],
    [`list of ${subsites} subsites`, () => shown("/subsites/")],
    ["feed of all of them", () => shown("/feed/")],
    ["feed of one", () => shown("/@bench-1/feed/")],
    ["inbox", () => shown("/notifications/")],
    ["search over all of them", (round) => shown(`/ajax/search/?q=${typed[round % typed.length]}`)],
    ["role changed", (round) => giveRole(owner, { first, person, role: turn(round, ["editor", "viewer"]) })],
    ["left or joined again", (round) => comeAndGo(owner, { first, me, round })],
    ["made public or closed", (round) => setPublic(owner, { first, isPublic: turn(round, ["yes", "no"]) })],
  ];
}

async function furnish(client: pg.Client): Promise<Furnished> {
  const site = "(select min(id) from site)";
  const named = "select 'P' || n || ' Bench', 'p ' || n || ' bench', 'p' || n || '@bench.example'";
  await client.query(`insert into person (site_id, name, name_key, email, role)
    select ${site}, each.* , 'member' from (${named} from generate_series(1, ${people}) n) each`);
  await client.query(
    `insert into subsite (site_id, slug, name) select ${site}, 'bench-' || n, 'Bench ' || n from generate_series(1, ${subsites}) n`,
  );
  await client.query(`insert into folder (site_id, subsite_id, name, name_key)
    select site_id, id, 'Main', 'main' from subsite where slug like 'bench-%'`);
  await client.query(
    `insert into membership (site_id, subsite_id, person_id, role)
    select subsite.site_id, subsite.id, person.id, case when person.role = 'owner' or person.email = $1 then 'admin' else 'viewer' end
    from subsite join person on person.site_id = subsite.site_id
    where subsite.slug like 'bench-%' and (person.role = 'owner' or subsite.slug = 'bench-1' or person.email = $1 or person.id % 100 = subsite.id % 100)`,
    [changed],
  );
  await furnishPages(client);
  await client.query("vacuum analyze");
  const { rows } = await client.query<{ first: string; person: string; me: string }>(
    `select (select id from subsite where slug = 'bench-1') as first, (select id from person where email = $1) as person,
      (select min(id) from person where role = 'owner') as me`,
    [changed],
  );
  return { first: Number(rows[0]?.first), person: Number(rows[0]?.person), me: Number(rows[0]?.me) };
}

/** Three pages in each, read by its roles and found, published in these days; the owner is told of every second one. */
async function furnishPages(client: pg.Client): Promise<void> {
  await client.query(`insert into page (site_id, subsite_id, folder_id, title, title_key)
    select site_id, subsite_id, folder.id, 'Safety of crew ' || subsite_id || ' ' || n, 'safety of crew ' || subsite_id || ' ' || n
    from folder, generate_series(1, 3) n where subsite_id <> 0 and parent_id is null`);
  await client.query(`insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
    select site_id, (kind::bigint << 48) + subsite_id, id, kind > 7, folder_id, title_key, modified, created
    from page, generate_series(7, 9) kind where subsite_id <> 0`);
  await client.query(`insert into search_document (site_id, kind, subject_id, words, readers)
    select site_id, 'page', id, to_tsvector('simple', title), array(select (kind::bigint << 48) + subsite_id from generate_series(7, 9) kind)
    from page where subsite_id <> 0`);
  await client.query(`insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened)
    select page.site_id, subsite_id, 'published', page.id, owner.id, moment, moment from page
    join lateral (select now() - page.id % 5000 * interval '1 minute' as moment) at on true
    join lateral (select min(id) as id from person where person.site_id = page.site_id and role = 'owner') owner on true
    on conflict do nothing`);
  await client.query(`insert into notification (site_id, person_id, kind, page_id, versions, began, happened)
    select page.site_id, owner.id, 'published', page.id, '{1}', moment, moment from page
    join lateral (select now() - page.id % 5000 * interval '1 minute' as moment) at on true
    join lateral (select min(id) as id from person where person.site_id = page.site_id and role = 'owner') owner on true
    where page.id % 2 = 0 on conflict do nothing`);
}

/** Changed rows that say what pages there are and who reads them, since the database was made. */
async function rowsWritten(client: pg.Client): Promise<number> {
  // Sessions tell their counts when they have been idle for a while.
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const { rows } = await client.query<{ count: string }>(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as count from pg_stat_user_tables where relname in ('page', 'page_reader', 'search_document')`,
  );
  return Number(rows[0]?.count);
}

async function giveRole(
  owner: Visitor,
  { first, person, role }: Pick<Furnished, "first" | "person"> & { role: string },
): Promise<void> {
  const sent = { profile_ids: JSON.stringify([person]), permissions: JSON.stringify({ [first]: role }) };
  await demandSuccess(owner.post(`${actions}/set_user_subsite_permissions/`, sent));
}

/** The second subsite, where another administrator stays. */
async function comeAndGo(
  owner: Visitor,
  { first, me, round }: Pick<Furnished, "first" | "me"> & { round: number },
): Promise<void> {
  const id = first + 1;
  const leaving = { profile_ids: JSON.stringify([me]), from_group_id: id };
  if (round % 2 === 0) await demandSuccess(owner.post(`${actions}/remove_from_space/`, leaving));
  else await demandSuccess(owner.post(`${actions}/join_space/`, { group_id: id }));
}

async function setPublic(
  owner: Visitor,
  { first, isPublic }: Pick<Furnished, "first"> & { isPublic: string },
): Promise<void> {
  const plain = {
    name: "Bench 1",
    description: "",
    slug: "bench-1",
    self_join: "no",
    listing: "full",
    archived: "no",
  };
  await demandSuccess(owner.post(`/-/subsites/settings/${first}/`, { ...plain, public: isPublic }));
}
