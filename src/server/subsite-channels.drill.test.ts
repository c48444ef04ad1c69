import { afterAll, beforeAll, expect, it } from "vitest";
import { askCall } from "#testing/ask-call.ts";
import { externalAttempts } from "#testing/external-attempts.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type LeakWorld, type Looker, furnishForLeaks } from "#testing/subsite-leaks.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { handlers } from "./handlers.ts";

let world: SubsiteWorld;
let web: TestWeb;
let leaking: LeakWorld;
const browsers = new Map<Looker, TestBrowser>();
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  await world.database.pool.query("update site set guest_invites = true, indexed = true where id = $1", [
    world.siteId,
  ]);
  web = await openTestWeb(world);
  leaking = await furnishForLeaks(world);
  const { edited } = leaking.found;
  for (const who of [...people(), "visitor"] as const) browsers.set(who, await web.browser(who));
  browsers.set("guest", await guestBrowser(web, { editor: world.vera, prefix: "/@crew", pageId: edited.id }));
});
afterAll(async () => {
  await web.close();
  await world.close();
  process.stdout.write(`${tried} combinations of who, where and what, ${leaks} leaks\n`);
});

let [tried, leaks] = [0, 0];
const people = () => [world.olga, world.ada, world.ed, world.vera, world.xavi, world.other.nora];
const lookers = (): Looker[] => [...people(), "visitor", "guest"];
const prefixes = ["", "/@crew", "/@harbour", "/@attic", "/@board", "/@no-such"];
const nameOf = (who: Looker) => (typeof who === "object" ? who.name : who);

function expectNoLeak(
  who: Looker,
  asked: object,
  { text, repeated }: { text: string; repeated: string },
): void {
  tried += 1;
  const found = leaking.leaks(who, text).filter((leak) => !repeated.includes(leak));
  leaks += found.length;
  expect({ who: nameOf(who), ...asked, found }).toEqual({ who: nameOf(who), ...asked, found: [] });
}

/** Ways on which words leave the site: what happened, what one is told, what is found, lists, files, cards, addresses for machines. */
function channels(): string[] {
  const { found } = leaking;
  const pages = [found.edited, found.read, ...found.closed];
  return [
    "/feed/",
    "/notifications/",
    "/pages/",
    "/people/",
    "/subsites/",
    "/trash/",
    "/sitemap.xml",
    "/robots.txt",
    "/",
    ...["Kanarie", "Naamkanarie", "Zolder", "Zeeleeuw"].flatMap((word) => [
      `/ajax/search/?q=${word}`,
      `/pages/?q=${word}`,
    ]),
    ...pages.flatMap(({ id, slug }) => [`/${slug}/`, `/page/${id}/`]),
    `/file/${found.fileId}/zolder.bin`,
  ];
}

/** A screen that is drawn says what its data do, in a frame that is the same for all: each of them from one place, the next one on with each channel and each who asks. */
const drawnFrom = (turn: number) => [prefixes[turn % prefixes.length] ?? ""];

const kinds = ["text/html", "application/json"];
const asked = ["olga", "ada", "ed", "vera", "xavi", "nora", "visitor", "guest"].flatMap((name, at) =>
  kinds.map((accept) => [name, accept, at] as const),
);

it.each(asked)(
  "%s, who asks for %s, is told by no channel of a subsite that is closed to them",
  async (_, accept, at) => {
    const who = lookers()[at] ?? "visitor";
    for (const [pathAt, path] of channels().entries())
      for (const prefix of accept === "text/html" ? drawnFrom(at + pathAt) : prefixes) {
        const { headers, text, status } = await (browsers.get(who) as TestBrowser).get(prefix + path, {
          accept,
        });
        expectNoLeak(
          who,
          { path: prefix + path },
          { text: `${JSON.stringify(headers)} ${text}`, repeated: "" },
        );
        expect([prefix + path, status < 500]).toEqual([prefix + path, true]);
      }
  },
);

it("a guest reads the page that the link opens, and nothing else of its subsite", async () => {
  const guest = browsers.get("guest") as TestBrowser;
  const { slug } = leaking.found.edited;
  expect((await guest.get(`/@crew/${slug}/`)).text).toContain("Kanariecrew");
  expect((await guest.get("/@crew/tides/")).status).toBe(404);
});

/** Not among those of the other drill, since they may end sessions and change who is where: here by those who administer nothing. */
const ending =
  /^(remove-person|change-role|save-site|remove-samples|save-theme|switch-subsites|join-space|remove-from-space|save-subsite|answer-join-request|move-to-subsite)$/;

it.each(handlers.map(({ call }) => call.name).filter((name) => ending.test(name)))(
  "%s tells those who administer nothing of no subsite that is closed to them",
  async (name) => {
    const handler = handlers.find(({ call }) => call.name === name);
    const sent = externalAttempts(world, leaking.found).attempts[name]?.() ?? [];
    expect(sent.length).toBeGreaterThan(0);
    for (const who of [world.other.nora, world.xavi, "visitor", "guest"] as const)
      for (const prefix of prefixes)
        for (const fields of sent) {
          const browser = browsers.get(who) as TestBrowser;
          const asked = { sent: fields, accept: "application/json", prefix };
          const { text, headers, status } = handler
            ? await askCall(browser, handler.call, asked)
            : { text: "", headers: {}, status: 0 };
          const told = { text: `${JSON.stringify(headers)} ${text}`, repeated: JSON.stringify(fields) };
          expectNoLeak(who, { name, ...asked }, told);
          expect(status).toBeLessThan(500);
        }
  },
);

it("no mail that came of all this tells its reader of a subsite that is closed to them", async () => {
  const byAddress = new Map(people().map((person) => [person.email, person]));
  const mails = await mailsOf(world);
  for (const { to, subject, text } of mails) {
    const who = byAddress.get(to) ?? (to === "gerda@example.org" ? "guest" : "visitor");
    expectNoLeak(who, { to, subject }, { text: `${subject} ${text}`, repeated: "" });
  }
  expect(mails.length).toBeGreaterThan(0);
  expect(web.bugs).toEqual([]);
  expect(tried).toBeGreaterThan(2000);
});
