import type { StoredWidget } from "#widgets/widget.ts";
import { type Figure, repeatTimed } from "../figures.ts";
import { requestsPerSecond } from "../load.ts";
import { type Visitor, signedIn } from "../visitor.ts";
import { pageOf, sentences } from "../writer.ts";
import { type Yardsticks, againstRate } from "../yardsticks.ts";
import { demandSuccess } from "./finding.ts";
import { againstSelects } from "./reading.ts";

type Holes = {
  readonly base: string;
  readonly owner: Visitor;
  readonly yardsticks: Yardsticks;
  readonly seconds: number;
};

const lists = 10;
const items = 8;
const password = "seven ropes hang overboard";

/** Ten Checklists, each with items `item1` and on. */
export const checklists: readonly StoredWidget[] = Array.from({ length: lists }, (_, list) => ({
  kind: "Checklist",
  version: 1,
  content: {
    items: Array.from({ length: items }, (_, item) => ({
      id: `item${item + 1}`,
      text: `Point ${item + 1} of list ${list + 1}`,
    })),
  },
}));

/** What holes add to a page, by the same page without them. */
export async function measureHoles({ base, owner, seconds }: Holes): Promise<Figure[]> {
  const paragraphs = Array.from({ length: lists }, sentences);
  const addressOf = async (widgets: readonly StoredWidget[]) => (await pageOf(owner, widgets)).address;
  const without = await addressOf(paragraphs);
  const filled = await addressOf([...paragraphs, ...checklists]);
  const headers = { cookie: owner.cookie() };
  return [await timesWithout(`${lists} holes (Checklists)`, { base, headers, seconds, without, filled })];
}

type Compared = {
  readonly base: string;
  readonly headers: Record<string, string>;
  readonly seconds: number;
  /** The addresses of the same page without holes and with them. */
  readonly without: string;
  readonly filled: string;
};

/** By how much more a page costs with its holes (at most twice as much). */
export async function timesWithout(
  what: string,
  { base, headers, seconds, without, filled }: Compared,
): Promise<Figure> {
  const rateOf = (address: string) =>
    requestsPerSecond(base + address, { connections: 16, seconds, headers });
  const plain = await rateOf(without);
  const times = plain / (await rateOf(filled));
  return {
    work: `page HTML with ${what}, 16 connections`,
    measured: `${times.toFixed(2)} times`,
    ratio: "the page without",
    target: "<= 2",
    holds: times <= 2,
  };
}

/** Ticks on one page, each durable before it is acknowledged: of one person, and of eight at a time. */
export async function measureTicking({ base, owner, yardsticks, seconds }: Holes): Promise<Figure[]> {
  const { id } = await pageOf(owner, checklists);
  // Everybody here may edit it, and so tick.
  const settings = { permission_state: { all: { view: true, edit: true } } };
  await demandSuccess(owner.post(`/ajax/page/page_settings/edit/${id}/`, { settings }));
  const people: Visitor[] = [];
  for (let at = 0; at <= items; at++) people.push(await newMember(base, owner));
  const [alone, ...eight] = people.map((person, at) => tickerOf(person, { page: id, item: `item${at}` }));
  if (!alone) throw new Error("there is nobody to tick");
  const one = await repeatTimed(Math.min(seconds, 5), (round) => alone(round, "item1"));
  let count = 0;
  const until = performance.now() + seconds * 1000;
  const work = async (tick: Ticker) => {
    while (performance.now() < until) await tick(count++);
  };
  await Promise.all(eight.map(work));
  return [
    againstSelects("tick of a Checklist, p50, 1 person", one.p50, yardsticks, 60),
    againstRate("ticks on one page, 8 people", count / seconds, yardsticks, 500),
  ];
}

type Ticker = (round: number, other?: string) => Promise<void>;

/** Ticks an item of their own in each list, and takes the tick back in the next round. */
function tickerOf(person: Visitor, { page, item }: { page: number; item: string }): Ticker {
  return async (round, other) => {
    const widget = idOf(round % lists);
    const data = { item: other ?? item, done: Math.floor(round / lists) % 2 === 0 };
    await demandSuccess(person.post(`/ajax/widget/action/tick/${page}/${widget}/Checklist/`, { data }));
  };
}

/** As `pageOf` names them. */
const idOf = (at: number) => `bench${String(at + 1).padStart(5, "0")}`;

/** Each person may tick so often in a quarter of an hour, so eight people are eight. */
async function newMember(base: string, owner: Visitor): Promise<Visitor> {
  const email = `tick-${Math.random()}@bench.example`;
  const person = { display_name: "Ticker", email, role: "member", password };
  await demandSuccess(owner.post("/-/people/add/", person));
  return signedIn(base, email, password);
}
