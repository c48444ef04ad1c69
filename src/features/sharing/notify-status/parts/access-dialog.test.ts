import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { withoutChunks } from "#testing/screens/chunks.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

const set = (text: string, ...values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [world.siteId, ...values]));

async function opened(path: string, entry: string, who = world.ed): Promise<Screen> {
  const screen = await shown(world, who, path);
  await screen.click("button", "More actions");
  await screen.click("menuitem", entry);
  return screen;
}
const rows = (screen: Screen, label: string) => {
  const [, ...people] = screen.parts("row", undefined, screen.part("region", label));
  return people.map((row) => [...row.children].map((cell) => screen.text(cell)));
};

it("who has access stands in a dialog of 900 px, in a list that is 500 px high at most and scrolls; of a public page it says that anyone may see it, as who is notified does [PNOT-02] [PNOT-04] [PNOT-16]", async () => {
  const screen = await opened("/@harbour/tides/", "Who is notified");
  expect(screen.text(screen.part("dialog"))).toContain("Anyone on the web can see this page.");
  await screen.press("{Escape}");
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Who has access");
  expect(screen.text(screen.part("dialog"))).toContain("Anyone on the web can see this page.");
  const ruleOf = async (sheet: string, selector: string) => {
    const text = await readFile(new URL(sheet, import.meta.url), "utf8");
    return text.split(`${selector} {`)[1]?.split("}")[0];
  };
  const frame = screen.part("dialog").querySelector<HTMLElement>(".ui-dialog-frame");
  const wide = `.ui-dialog-frame[data-size="${frame?.dataset["size"]}"]`;
  expect(await ruleOf("../../../../ui/dialog.css", wide)).toContain("inline-size: min(100%, 900px)");
  const [list] = screen.part("region", "Who has access").className.split(" ");
  const rule = await ruleOf("access-dialog.css", `.${list}`);
  expect(rule?.split(/[;\s]*\n\s*/)).toEqual(
    expect.arrayContaining(["overflow: auto", "max-block-size: 500px"]),
  );
});

it("who has access to a page of a subsite is a table of name, notifications and level, and below who has none [CALL-16] [PNOT-01] [PNOT-03] [PNOT-06] [PNOT-09] [PNOT-12] [PNOT-13] [PNOT-15] [PNOT-16] [PNOT-05] [PNOT-07]", async () => {
  await set("update person set mail_level = 'digest' where site_id = $1 and id = $2", world.ed.id);
  await set("update person set mail_bounced = now() where site_id = $1 and id = $2", world.xavi.id);
  await set(
    "update person set mail_paused_until = '2100-01-01' where site_id = $1 and id = $2",
    world.ada.id,
  );
  await set("update subsite set is_public = false where site_id = $1 and id = $2", world.harbour.id);
  const screen = await opened("/@harbour/tides/", "Who has access");
  const call = `/@harbour/ajax/page/notification_details/${world.harbour.tidesId}/2/`;
  const asked = screen.sent.find(({ path }) => path === call);
  expect([asked?.method, Object.keys(asked?.fields ?? {}).toSorted()]).toEqual(["POST", ["ajx", "magic"]]);
  expect(screen.names("columnheader", screen.part("region", "Who has access"))).toEqual([
    "Name",
    "Notifications",
    "Permission Level",
  ]);
  expect(rows(screen, "Who has access")).toEqual([
    ["Ed Elzinga ed@noordervaart.example", "On, daily digest", "Administrator"],
    ["Xavi Xanten xavi@noordervaart.example", "Undeliverable", "Viewer"],
  ]);
  expect(rows(screen, "No access").map(([name, ...rest]) => [name?.split(" ")[0], ...rest])).toEqual([
    ["Ada", "Off (paused)", "No access"],
    ["Olga", "Off (not subscribed)", "No access"],
    ["Vera", "Off (not subscribed)", "No access"],
  ]);
  const dialog = screen.part("dialog");
  const lists = screen.names("region", dialog).filter((name) => name !== "Notices");
  const both = ["Who has access", "No access"];
  expect([lists, screen.names("heading", dialog)]).toEqual([both, both]);
  const greyed = screen.part("region", "No access").parentElement?.className;
  const own = await readFile(new URL("./access-dialog.css", import.meta.url), "utf8");
  expect(own).toMatch(new RegExp(`\\.${greyed} tbody :is\\(th, td\\) \\{\\s*color: var\\(--text-muted\\);`));
  expect(screen.text(screen.part("dialog"))).not.toContain("Anyone on the web");
  await set("update subsite set is_public = true where site_id = $1 and id = $2", world.harbour.id);
});

it("who has access tells what each chose for the subsite before what they chose for the site, and that anyone may see it [PNOT-15] [PNOT-16] (long)", async () => {
  await set("update person set mail_level = 'on' where site_id = $1 and id = $2", world.ed.id);
  const choose = (level: string) =>
    set(
      "update membership set notification_level = $3 where site_id = $1 and person_id = $2",
      world.ed.id,
      level,
    );
  await choose("digest");
  const digest = await opened("/@harbour/tides/", "Who has access");
  const email = "Ed Elzinga ed@noordervaart.example";
  const inDigest = [email, "On, daily digest", "Administrator"];
  expect(rows(digest, "Who has access")).toContainEqual(inDigest);
  await digest.click("button", "Close", digest.parts("button", "Close")[1]?.parentElement as HTMLElement);
  expect(digest.parts("dialog")).toEqual([]);
  await choose("on");
  const open = await opened("/@harbour/tides/", "Who has access");
  expect(rows(open, "Who has access")).toContainEqual([email, "On", "Administrator"]);
  expect(open.text(open.part("dialog"))).toContain("Anyone on the web can see this page.");
});

it("who is notified is offered everywhere to those who edit, who has access in subsites alone, and neither to others [PNOT-01] [PNOT-13] (long)", async () => {
  const offered = async (path: string, who = world.ed) => {
    const screen = await shown(world, who, path);
    await screen.click("button", "More actions");
    return screen.names("menuitem");
  };
  expect(await offered("/@harbour/tides/")).toEqual([
    "Properties",
    "Version history",
    "Who is notified",
    "Who has access",
    "Copy to subsite",
    "Move to a different subsite",
    "Copy link",
    "Move to Trash",
  ]);
  expect(await offered("/@crew/tides/", world.ed)).toEqual(["Copy link"]);
  const ofSite = await offered(`/page/${await madePage(world, "Fog")}/`);
  expect([ofSite.includes("Who is notified"), ofSite.includes("Who has access")]).toEqual([true, false]);
  const screen = await opened("/@harbour/tides/", "Who is notified");
  expect(screen.sent.at(-1)?.path).toBe(
    `/@harbour/ajax/page/notification_details/${world.harbour.tidesId}/1/`,
  );
  expect(screen.part("dialog", "Who is notified")).toBeDefined();
  expect(rows(screen, "Not notified").map(([name]) => name?.split(" ")[0])).toContain("Olga");
  await screen.press("{Escape}");
  await screen.click("button", "More actions");
  screen.meddle(() => new Response("", { status: 502 }));
  await screen.click("menuitem", "Who is notified");
  expect(screen.part("dialog", "Who is notified")).toBeDefined();
});

it.each([
  ["Who is notified", "Could not load notifications. Please try again in a moment..."],
  ["Who has access", "Could not load permissions. Please try again in a moment..."],
])("%s: a dialog that cannot be fetched says so, and closes [DLGS-19] (long)", async (entry, sentence) => {
  const screen = await shown(world, world.ed, "/@harbour/tides/");
  await withoutChunks(["features/sharing/notify-status/parts/access-dialog.tsx"], async () => {
    await screen.click("button", "More actions");
    await screen.click("menuitem", entry);
    expect(screen.text()).toContain(sentence);
    expect(screen.names("dialog")).toEqual([]);
  });
});

async function toldOf(reply: () => Response | Promise<Response>, entry: string): Promise<string> {
  const screen = await shown(world, world.ed, "/@harbour/tides/");
  await screen.click("button", "More actions");
  screen.meddle(reply);
  await screen.click("menuitem", entry);
  return screen.text(screen.part("dialog"));
}

it("a reply that failed says so, and in brackets its message, else its error, else that nobody answered; who is notified is asked for by its own number [PNOT-01] [PNOT-10] [PNOT-11] [PNOT-13]", async () => {
  const screen = await shown(world, world.ed, "/@harbour/tides/");
  const path = (required: number) =>
    `/@harbour/ajax/page/notification_details/${world.harbour.tidesId}/${required}/`;
  const why = { success: false, error: "Other." };
  for (const [entry, required, reply, reason] of [
    ["Who has access", 2, Response.json({ ...why, message: "Taken." }, { status: 409 }), "(Taken.)"],
    ["Who is notified", 1, Response.json(why, { status: 409 }), "(Other.)"],
    ["Who is notified", 1, new Response("", { status: 502 }), "(Unable to connect to the server)"],
  ] as const) {
    await screen.click("button", "More actions");
    screen.meddle(() => reply);
    await screen.click("menuitem", entry);
    expect(screen.sent.at(-1)).toMatchObject({ method: "POST", path: path(required) });
    const said = screen.text(screen.part("dialog", entry));
    expect(said).toContain("Sorry, unable to load notification details. Please try again later.");
    expect(said).toContain(reason);
    screen.meddle(null);
    await screen.press("{Escape}");
  }
});

it("a reply that failed says in brackets its message, else its error, else that nobody answered [PNOT-10] [PNOT-11] (long)", async () => {
  const replies: [() => Response | Promise<Response>, string][] = [
    [() => Response.json({ success: false, error: "Other." }, { status: 409 }), "(Other.)"],
    [() => new Response("<h1>Bad Gateway</h1>", { status: 502 }), "(Unable to connect to the server)"],
    [() => Promise.reject(new TypeError("no line")), "(Unable to connect to the server)"],
  ];
  for (const [at, [reply, why]] of replies.entries()) {
    const said = await toldOf(reply, at % 2 === 0 ? "Who has access" : "Who is notified");
    expect(said).toContain("Sorry, unable to load notification details. Please try again later.");
    expect(said).toContain(why);
  }
});
