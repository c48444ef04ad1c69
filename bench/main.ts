import { parseArgs } from "node:util";
import pg from "pg";
import { configOf } from "#database/connection.ts";
import { memoryAtRest, memoryOf } from "./child.ts";
import { type Figure, kilobytes, ms, perSecond, printTable } from "./figures.ts";
import { asGuest } from "./guest.ts";
import { builtWithKinds } from "./kinds/built.ts";
import { type ServerUnderTest, narrow, owner, startServerUnderTest } from "./server-under-test.ts";
import { type Visitor, openVisitor, signedIn } from "./visitor.ts";
import { measureBrowser } from "./workloads/browser.ts";
import { measureBrowsing } from "./workloads/browsing.ts";
import { measureChanging } from "./workloads/changing.ts";
import { demandSuccess, measureFinding } from "./workloads/finding.ts";
import { measureHoles, measureTicking } from "./workloads/holes.ts";
import { measureReading, measureReadingAsGuest } from "./workloads/reading.ts";
import { measureSubsites } from "./workloads/subsites.ts";
import { measureTyping } from "./workloads/typing.ts";
import { measureWriting } from "./workloads/writing.ts";
import { type Yardsticks, againstTime, measureYardsticks } from "./yardsticks.ts";

/** npm run bench [-- --pages 10000,100000] [--seconds 5] [--parts reading,typing]: figures and ratios, never a verdict that fails a build. */
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "10000,100000" },
    seconds: { type: "string", default: "5" },
    parts: { type: "string", default: "" },
  },
});
const seconds = Number(values.seconds);
const parts = values.parts.split(",").filter((part) => part !== "");

for (const pages of values.pages.split(",").map(Number)) await benchAt(pages);

async function benchAt(pages: number): Promise<void> {
  let server = await startServerUnderTest();
  try {
    const seeding = performance.now();
    await server.command(
      "seed",
      "--pages",
      String(pages),
      "--people",
      "500",
      "--folders",
      "2000",
      "--tags",
      "500",
    );
    await server.command("user", "password", narrow.email, "--password", narrow.password);
    const seededIn = (performance.now() - seeding) / 1000;
    server = await server.restart();
    await tidied(server);
    const figures = await figuresOf(server);
    figures.push(
      ...(await told("kinds", async () => {
        server = await server.restart(await builtWithKinds());
        const member = await signedIn(server.base, owner.email, owner.password);
        // Only now: until here the bench knows the kinds of the product alone, as that does.
        const { measureKinds } = await import("./workloads/kinds.ts");
        return measureKinds({ ...server, owner: member, seconds });
      })),
    );
    printTable(`${pages.toLocaleString("en")} pages (seeded in ${seededIn.toFixed(0)} s)`, figures);
  } finally {
    await server.destroy();
  }
}

/** Seeding leaves as much work behind as months of use would over months: it is done before anything is measured. */
async function tidied({ database }: ServerUnderTest): Promise<void> {
  const client = new pg.Client(configOf(database));
  await client.connect();
  await client.query("vacuum analyze");
  await client.query("checkpoint");
  await client.end();
}

async function figuresOf(server: ServerUnderTest): Promise<Figure[]> {
  const { base } = server;
  const idle = await memoryAtRest(server.pid);
  const yardsticks = await measureYardsticks(server.database, seconds);
  const member = await signedIn(base, owner.email, owner.password);
  const narrowMember = await signedIn(base, narrow.email, narrow.password);
  await openSite(member);
  const pages = await pagesOf(member);
  const own = pages.slice(0, 200).map(({ url }) => url);
  const open = await openToTheWorld(member);
  const [shown] = pages;
  if (!shown) throw new Error("there is no page to bench");
  const guest = await asGuest(base, { owner: member, page: shown });
  const { database } = server;
  const common = { base, database, yardsticks, seconds };
  const anybody = openVisitor(base);
  const figures: Figure[] = [
    ...figuresOfMachine(yardsticks),
    ...(await told("reading", () => measureReading({ ...common, member }, { own, open }))),
    ...(await told("reading", () => measureReadingAsGuest({ ...common, guest }, shown.url))),
    ...(await told("reading", () => measureHoles({ ...common, owner: member }))),
    ...(await told("browsing", () => measureBrowsing({ ...common, owner: member }))),
    ...(await told("finding", () => measureFinding({ ...common, who: "owner", visitor: member }))),
    ...(await told("finding", () => measureFinding({ ...common, who: "sees 1 %", visitor: narrowMember }))),
    ...(await told("finding", () => measureFinding({ ...common, who: "guest", visitor: guest }))),
    ...(await told("finding", () => measureFinding({ ...common, who: "visitor", visitor: anybody }))),
    ...(await told("changing", () => measureChanging({ ...common, owner: member }, owner))),
    ...(await told("changing", () => measureTicking({ ...common, owner: member }))),
    ...(await told("writing", () => measureWriting({ ...common, owner: member }, owner))),
    ...(await told("typing", () => measureTyping({ base, owner: member, yardsticks }))),
    ...(await told("subsites", () => measureSubsites({ ...common, owner: member }))),
    ...(await told("browser", () =>
      measureBrowser({
        member: { url: base + own[0], cookie: member.cookie() },
        visitor: { url: base + open },
        yardsticks,
      }),
    )),
    againstTime("start to first answer", server.startedIn, yardsticks, 1500),
    memory("memory idle", idle, 150_000_000),
    memory("memory after load", await memoryOf(server.pid), 250_000_000),
  ];
  return figures;
}

function figuresOfMachine({ hello, select }: Yardsticks): Figure[] {
  const plain = { ratio: "", target: "", holds: null };
  return [
    { work: "yardstick: hello world, 16 connections", measured: perSecond(hello), ...plain },
    { work: "yardstick: select by key", measured: ms(select), ...plain },
  ];
}

/** Says what is under way, as a run takes minutes; leaves out what was not asked for. */
async function told(part: string, work: () => Promise<Figure[]>): Promise<Figure[]> {
  if (parts.length > 0 && !parts.includes(part)) return [];
  process.stderr.write(`measuring ${part} ...\n`);
  return work();
}

async function pagesOf(visitor: Visitor): Promise<{ id: number; url: string }[]> {
  const { pages } = await demandSuccess(visitor.post("/ajax/pages/action/load/", {}));
  return pages as { id: number; url: string }[];
}

/** Lets the world and guests in, where a page says so. */
async function openSite(member: Visitor): Promise<void> {
  const switches = { public_pages: "yes", guest_invites: "yes" };
  await demandSuccess(member.post("/-/settings/site/", { name: "Bench", time_zone: "UTC", ...switches }));
}

/** The address of a listed page that is opened to the world. */
async function openToTheWorld(member: Visitor): Promise<string> {
  const { pages } = await demandSuccess(member.post("/ajax/pages/action/load/", { by: "modified" }));
  const [page] = pages as { id: number; url: string; title_u: string }[];
  const settings = { permission_state: { public: { view: true } } };
  await demandSuccess(member.post(`/ajax/page/page_settings/edit/${page?.id}/`, { settings }));
  return page?.url ?? "/";
}

function memory(work: string, bytes: number, most: number): Figure {
  return {
    work,
    measured: kilobytes(bytes),
    ratio: "",
    target: `<= ${kilobytes(most)}`,
    holds: bytes <= most,
  };
}
