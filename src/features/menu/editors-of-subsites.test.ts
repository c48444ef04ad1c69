import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

it("the menu of a subsite is edited by its editors and administrators, whatever they are on the site [MBAR-12]", async () => {
  const web = await openTestWeb(world);
  const answers: unknown[] = [];
  // Vera is a member of the site and edits Crew; Ed edits the site, views Crew and administers Harbour.
  for (const [who, subsite] of [
    ["ada", "crew"],
    ["vera", "crew"],
    ["ed", "crew"],
    ["ed", "harbour"],
    ["xavi", "harbour"],
  ] as const) {
    const browser = await web.browser(world[who]);
    const { text } = await browser.get(`/@${subsite}/tides/`);
    const toggles = text.match(/<button[^>]* data-menu-edit[^>]*>.*?<span>Edit menu<\/span>/g)?.length ?? 0;
    const data = JSON.stringify({ user_state: { items: [] } });
    const { status, body } = await browser.post(`/@${subsite}/ajax/widget/action/save_menu/0/0/new_menu/`, {
      data,
    });
    const read = await browser.get(`/@${subsite}/-/menu/`);
    answers.push([who, subsite, toggles, status, body?.["error"], read.status]);
  }
  await web.close();
  const refusal = "Sorry, only editors can do this.";
  expect(answers).toEqual([
    ["ada", "crew", 1, 200, undefined, 200],
    ["vera", "crew", 1, 200, undefined, 200],
    ["ed", "crew", 0, 403, refusal, 403],
    ["ed", "harbour", 1, 200, undefined, 200],
    ["xavi", "harbour", 0, 403, refusal, 403],
  ]);
});

it("the menu of a subsite leaves out the pages that its viewers may not view, and stands nowhere else [MBAR-14]", async () => {
  const { crew, harbour } = world;
  const web = await openTestWeb(world);
  // Ed views Crew too; Xavi does not, and everybody may look into Harbour.
  const ed = await web.browser(world.ed);
  const page = (page_id: number) => ({ type: "page", page_id });
  const below = { type: "menu", title: "Below", items: [page(crew.tidesId)] };
  const items = [
    page(harbour.tidesId),
    page(crew.tidesId),
    { type: "category", cat_id: harbour.mainFolderId },
    below,
  ];
  const data = JSON.stringify({ user_state: { items } });
  await ed.post("/@harbour/ajax/widget/action/save_menu/0/0/new_menu/", { data });
  const bar = async (who: "ed" | "xavi" | "ada" | "visitor", subsite: string) => {
    const browser = await web.browser(who === "visitor" ? who : world[who]);
    const { text } = await browser.get(`/@${subsite}/pages/`);
    const inside = /<nav[^>]* data-site-menu="">(.*?)<\/nav>/.exec(text)?.[1] ?? "";
    return [...inside.matchAll(/<span dir="auto">(.*?)<\/span>/g)].map(([, name]) => name);
  };
  const whole = ["Harbour tides", "Crew tides", "Main", "Below", "Below", "Crew tides"];
  expect([await bar("ed", "harbour"), await bar("ada", "harbour")]).toEqual([whole, whole]);
  const open = ["Harbour tides", "Main"];
  expect([await bar("xavi", "harbour"), await bar("visitor", "harbour")]).toEqual([open, open]);
  expect(await bar("ed", "crew")).not.toContain("Harbour tides");
  await web.close();
});
