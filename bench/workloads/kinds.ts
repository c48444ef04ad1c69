import "../kinds/names.ts";
import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { Figure } from "../figures.ts";
import { type BenchKind, benchKinds } from "../kinds/names.ts";
import { answers } from "../kinds/reads.ts";
import { benchWidget } from "../kinds/schemas.ts";
import type { Visitor } from "../visitor.ts";
import { pageOf, sentences } from "../writer.ts";
import { checklists, timesWithout } from "./holes.ts";

type Kinds = {
  readonly base: string;
  readonly database: DatabaseAddress;
  readonly owner: Visitor;
  readonly seconds: number;
};

/** How much each widget shows: lines of a list, or what so many readers have written. */
const most: Readonly<Record<BenchKind, number>> = {
  BenchPoll: 40,
  BenchComments: 12,
  BenchPages: 8,
  BenchPeople: 12,
};
const two = [1, 2] as const;
const paragraphs = Array.from({ length: 10 }, sentences);

/** What two widgets of each of five kinds add to a page, by the same page without them. */
export async function measureKinds({ base, database, owner, seconds }: Kinds): Promise<Figure[]> {
  const widgets = benchKinds.flatMap((kind) =>
    two.map((nth) => benchWidget(kind, { title: `${kind} ${nth}`, most: most[kind] })),
  );
  const { address: without } = await pageOf(owner, paragraphs);
  const held = [...paragraphs, ...checklists.slice(0, 2), ...widgets];
  const { id, address: filled } = await pageOf(owner, held);
  await written(database, id, held);
  await demandFilled((await owner.get(filled)).text);
  const headers = { cookie: owner.cookie() };
  return [await timesWithout("10 holes of 5 kinds", { base, headers, seconds, without, filled })];
}

/** What readers have written into polls, comments and Checklists, as months would leave it. */
async function written(database: DatabaseAddress, page: number, widgets: readonly StoredWidget[]) {
  const client = new pg.Client(configOf(database));
  await client.connect();
  const put = (kind: string, ids: string, content: string, count: number) =>
    client.query(
      `insert into widget_entry (site_id, page_id, widget, kind, id, author_id, made, changed, content)
       select page.site_id, page.id, given.id, $3, ${ids}, author.id, now(), now(), ${content}
       from page cross join unnest($2::text[]) as given (id)
       cross join lateral (select id, row_number() over (order by id) as n from person
         where person.site_id = page.site_id order by id limit $4) author
       where page.id = $1`,
      [page, idsOf(widgets, kind), kind, count],
    );
  await put("BenchPoll", "author.n::text", `to_jsonb(author.n % ${answers})`, most.BenchPoll);
  const comment = "to_jsonb('We waited at the gate for an hour, and nobody told us why. '::text || author.n)";
  await put("BenchComments", "author.n::text", comment, most.BenchComments);
  await put("Checklist", "'item' || author.n", `'{"done": true}'::jsonb`, 4);
  await client.query("vacuum analyze widget_entry");
  await client.end();
}

/** As `pageOf` names them. */
function idsOf(widgets: readonly StoredWidget[], kind: string): string[] {
  return widgets.flatMap((widget, at) =>
    widget.kind === kind ? [`bench${String(at + 1).padStart(5, "0")}`] : [],
  );
}

/** Ten holes that stand empty would cost nothing. */
async function demandFilled(html: string): Promise<void> {
  const counts = Object.entries({
    "data-hole=": 10,
    "Answer 5": 2,
    "nobody told us why": 2 * most.BenchComments,
    'class="bench-pages"><h3 dir="auto">BenchPages': 2,
    'class="bench-people"><h3 dir="auto">BenchPeople': 2,
    'checked=""': 8,
  });
  for (const [piece, least] of counts) {
    const count = html.split(piece).length - 1;
    if (count < least) throw new Error(`${piece} stands on the page ${count} times, not ${least}`);
  }
}
