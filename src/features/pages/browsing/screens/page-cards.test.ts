import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Document, stacked } from "#documents/document.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { createFolder } from "#features/folders/contract.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { query } from "#testing/folders.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { image } from "#widgets/image/schema.ts";
import { readFaces } from "../../drawing/contract.ts";

let flat: World;
let world: SubsiteWorld;
let quay: number;
let secret: number;
beforeAll(async () => {
  flat = await openWorld("a hash");
  world = await openSubsiteWorld("a hash");
  quay = await made("Quay", stacked([note1("Where the ferries lie."), picture]));
  await made("Words", stacked([note1("No picture at all.")]), [
    ...firstShares,
    { principalId: principal("public"), mayEdit: false },
  ]);
  await query(world, "update page set is_template = true where site_id = $1 and id = $2", quay);
  secret = await made("Secret", stacked([note1("For Olga alone.")]), []);
});
afterAll(async () => {
  await flat.close();
  await world.close();
});

const note1 = (text: string) => ({ id: "text0001", ...note(text) });
const file = { id: 1, name: "quay.png", size: 10, type: "image/png", width: 40, height: 30 };
const picture = {
  id: "image001",
  kind: "Image" as const,
  version: image.version,
  content: { ...image.empty(), file, alt: "The quay" },
};

async function made(title: string, document: Document, shares: readonly Share[] = firstShares) {
  const olga = actorOf(world, world.olga);
  const page = {
    title,
    folderId: world.mainFolderId,
    slug: title.toLowerCase(),
    document,
    preview: `${title} begins.`,
    shares,
  };
  return (await within(world, olga, (tx) => insertPage(olga, page, worldNow, tx))) ?? 0;
}

const views = (screen: Screen) =>
  screen
    .parts("radio", undefined, screen.part("radiogroup", "View"))
    .map((radio) => radio.closest("label")?.title);
const card = (screen: Screen, title: string) => screen.part("link", title).closest("li");

it("a list has three views with subsites, in each of them, and two without [BSRT-02] [BSRT-03] (long)", async () => {
  expect(views(await shown(flat, flat.ed, "/pages/"))).toEqual(["Grouped list", "Details"]);
  expect(views(await shown(world, world.ed, "/pages/"))).toEqual(["Grouped list", "Details", "Cards"]);
  expect(views(await shown(world, world.ed, "/@crew/pages/"))).toEqual(["Grouped list", "Details", "Cards"]);
});

it("without subsites nothing is shown as cards, whatever is asked for or remembered; details are kept [BFLT-07] [BSRT-03]", async () => {
  const screen = await shown(flat, flat.ed, "/pages/?view=cards");
  expect(screen.document.querySelector("[data-cards]")).toBe(null);
  expect(screen.parts("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
  await screen.click("radio", "Details");
  expect(decodeURIComponent(screen.document.cookie)).toContain('"show_columns":true,"show_cards":false');
});

it("the view that is chosen is the one that is remembered, and no other [BFLT-07] [BSRT-02] (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  const kept = () =>
    /show_columns":(\w+),"show_cards":(\w+)/.exec(decodeURIComponent(screen.document.cookie));
  for (const [view, ...flags] of [
    ["Cards", "false", "true"],
    ["Details", "true", "false"],
    ["Grouped list", "false", "false"],
  ] as const) {
    await screen.click("radio", view);
    expect([view, ...(kept()?.slice(1) ?? [])]).toEqual([view, ...flags]);
  }
});

it("a card has the page's first picture, else a drawing, its title, its words and who changed it when; it comes when cards are chosen, and with the screen that remembers them [BSRT-02] (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  expect(screen.document.querySelector(".browsing-card")).toBe(null);
  await screen.click("radio", "Cards");
  const seen = (of: Screen, title: string) => {
    const found = card(of, title);
    return {
      picture: found?.querySelector("img")?.getAttribute("src") ?? null,
      signs: found?.querySelectorAll("svg rect").length ?? 0,
      words: found?.querySelector(".browsing-card-preview")?.textContent,
      who:
        found?.querySelector(".ui-avatar")?.getAttribute("aria-label") ??
        found?.querySelector(".ui-avatar")?.textContent,
    };
  };
  const quaySeen = { picture: "/-/file/1/quay.png?w=640", words: "Quay begins." };
  expect(seen(screen, "Quay")).toMatchObject(quaySeen);
  expect(seen(screen, "Words")).toMatchObject({ picture: null, words: "Words begins." });
  expect(seen(screen, "Words").signs).toBeGreaterThan(1);
  expect(seen(screen, "Words").who).toBeTruthy();
  expect(screen.names("heading", screen.part("region", "Browse pages"))).toEqual([]);
  const again = await shown(world, world.ed, "/pages/?view=cards");
  expect(seen(again, "Quay")).toMatchObject(quaySeen);
});

it("a card shows three lines of what its page says, which it has as it is sent [BSRT-04]", async () => {
  const screen = await shown(world, "visitor", "/pages/?view=cards");
  const preview = card(screen, "Words")?.querySelector(".browsing-card-preview");
  expect(preview?.textContent).toBe("Words begins.");
  const sheet = await readFile(new URL("page-cards.css", import.meta.url), "utf8");
  const [, rule = ""] = sheet.split(`\n.${preview?.className} {`);
  expect(rule.split("}")[0]).toMatch(
    /display: -webkit-box;\s*-webkit-box-orient: vertical;\s*-webkit-line-clamp: 3;\s*overflow: hidden;/,
  );
});

it("a card has the star and the options of its page, but for visitors [POPT-06] [PLST-24] (long)", async () => {
  const offered = async (who: "visitor" | "vera") => {
    const screen = await shown(world, who === "visitor" ? who : world[who], "/pages/?view=cards");
    return screen.names("button", card(screen, "Words") ?? undefined);
  };
  expect(await offered("vera")).toEqual(["Star Words", "Options for Words"]);
  expect(await offered("visitor")).toEqual([]);
});

it("what a page looks like is told to those who read it [BSRT-02]", async () => {
  const faces = async (who: "ed" | "olga" | "xavi") => {
    const answer = await as(world, world[who]).call(readFaces, { ids: `${quay}.${secret}.999999` });
    return answer.success ? Object.keys(answer.faces).map(Number) : null;
  };
  expect(await faces("olga")).toEqual([quay, secret]);
  expect(await faces("ed")).toEqual([quay]);
  expect(await faces("xavi")).toEqual([]);
});

it("each view is a form of its own: letters, columns or cards, which say how long ago their pages changed [BSRT-02] [PLST-25] [TIME-01]", async () => {
  const screen = await shown(world, "visitor", "/pages/");
  const forms = () => [
    screen.names("heading", screen.part("region", "Browse pages")),
    screen.names("columnheader").slice(0, 2),
    screen.document.querySelectorAll(".browsing-rows[data-cards] .browsing-card").length,
    screen.names("time"),
  ];
  const ago = "a moment ago";
  expect(forms()).toEqual([["W"], [], 0, [ago]]);
  await screen.load("/pages/?view=details");
  expect(forms()).toEqual([[], ["Title", "Modified"], 0, [ago, ago]]);
  await screen.load("/pages/?view=cards");
  expect(forms()).toEqual([[], [], 1, [ago]]);
});

it("a folder without pages says so among cards too [PLST-17]", async () => {
  const sent = { parent_id: world.mainFolderId, new_name: "Empty" };
  const folder = await as(world, world.olga).call(createFolder, sent);
  const id = folder.success ? folder.id : 0;
  const screen = await shown(world, world.ed, `/pages/tree/${id}/?view=cards`);
  expect(screen.text(screen.part("region", "Browse pages"))).toContain("There are no pages in this folder.");
});

it("whoever is signed in turns to another view by its button; cards too say which page is a template [BSRT-02] [BSRT-03] [PLST-09]", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  expect(views(screen)).toEqual(["Grouped list", "Details", "Cards"]);
  await screen.click("radio", "Details");
  expect(screen.names("columnheader")).toContain("Folder");
  await screen.click("radio", "Cards");
  expect([screen.names("columnheader"), card(screen, "Words")?.className]).toEqual([[], "browsing-card"]);
  const isMarked = (title: string) => card(screen, title)?.textContent?.includes("Template");
  expect(["Quay", "Words"].map(isMarked)).toEqual([true, false]);
});

it("what a search finds is shown in the view that was chosen [BSRT-02]", async () => {
  const screen = await shown(world, world.ed, "/pages/?view=details");
  await screen.type("Search pages", "words");
  await screen.pass(1000);
  expect([screen.names("columnheader")[0], screen.parts("link", "Words").length]).toEqual(["Title", 1]);
  await screen.click("radio", "Cards");
  expect([screen.names("columnheader"), card(screen, "Words")?.className]).toEqual([[], "browsing-card"]);
});

it("visitors choose a view by a link, which keeps the order, and an order by one that keeps the view [BSRT-02] [BSRT-03]", async () => {
  const screen = await shown(world, "visitor", "/pages/?by=modified&view=cards");
  expect(card(screen, "Words")?.className).toBe("browsing-card");
  const links = (name: string) =>
    screen.parts("link", undefined, screen.part("navigation", name)).map((link) => link.getAttribute("href"));
  expect(links("View")).toEqual([
    "/pages/?by=modified",
    "/pages/?by=modified&view=details",
    "/pages/?by=modified&view=cards",
  ]);
  expect(links("Sort by")).toEqual([
    "/pages/?by=alphabet&view=cards",
    "/pages/?by=modified&view=cards",
    "/pages/?by=created&view=cards",
  ]);
});
