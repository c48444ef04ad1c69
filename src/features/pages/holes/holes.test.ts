import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { draftedPage, heading } from "#testing/draft-writer.ts";
import { Countdown, ReaderName, Throwing, asLiving } from "#testing/living-kinds.tsx";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { holes } from "#widgets/holes.ts";
import type { LivingView } from "#widgets/living.ts";
import { views } from "#widgets/views.ts";
import { bodyInPieces, fillHoles } from "./model/hole-marks.ts";
import { loadViews } from "./parts/loaded-views.ts";

let world: World;
let web: TestWeb;
let page: number;
const content = { items: [{ id: "horn", text: "Sound the horn" }] };
const watch = { kind: "Checklist", version: 1, content } as const;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { drawsAnew: true });
  page = await draftedPage(world, { title01: heading("Fog"), watch001: watch, title02: heading("Ice") });
  const olga = await web.browser(world.olga);
  const settings = { name: "Noordervaart", time_zone: "UTC", public_pages: "yes", indexed: "no" };
  await olga.post("/-/settings/site/", settings);
  const open = { settings: { permission_state: { public: { view: true } } } };
  await olga.post(`/ajax/page/page_settings/edit/${page}/`, open);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
afterEach(() => vi.restoreAllMocks());

/** Another kind stands where the checklist does. */
async function living(view: LivingView): Promise<void> {
  vi.spyOn(holes, "Checklist").mockResolvedValue(view);
  await loadViews(["Checklist"]);
  forgetKept();
}

/** Nothing that was kept for visitors before. */
function forgetKept(): void {
  world.database.afterCommit(world.siteId, [{ kind: "anything", facts: {}, publicChange: "whole-site" }]);
}
const addressOfPage = async () => {
  const vera = await web.browser(world.vera);
  const { headers } = await vera.get(`/page/${page}/`);
  return String(headers["location"] ?? `/page/${page}/`);
};
const read = async (who: WorldPerson | "visitor") =>
  (await (await web.browser(who)).get(await addressOfPage())).text;
const tagged = (html: string, name: string) => new RegExp(`<p class="${name}">(.*?)</p>`).exec(html)?.[1];

describe("a hole is filled on the server", () => {
  it("with the sentences, the language and the clock of the page, for members and visitors alike (long)", async () => {
    await living(asLiving(Countdown));
    for (const who of [world.vera, "visitor"] as const)
      expect(tagged(await read(who), "countdown")).toBe(
        "30 minutes left<!-- -->, <!-- -->21 November 2026, 12:30",
      );
  });

  it("with who reads, what they may, and what was read for them", async () => {
    await living(asLiving(ReaderName));
    expect(tagged(await read(world.ed), "reader-name")).toBe("watch001: Ed Elzinga, edits, {}");
    expect(tagged(await read(world.vera), "reader-name")).toBe("watch001: Vera Visser, reads, {}");
    expect(tagged(await read("visitor"), "reader-name")).toBe("watch001: nobody, reads, {}");
  });

  it("and stands in the HTML without script: boxes with their state, closed until somebody can hear them", async () => {
    const html = await read(world.ed);
    expect(html).toMatch(
      /<section class="pages-widget" id="block:watch001" data-widget="watch001" data-hole="Checklist"><div class="checklist"/,
    );
    expect(html).toMatch(/<input type="checkbox" class="ui-checkbox checklist-box" disabled=""\/>/);
    expect(html).toContain("Sound the horn");
  });
});

it("a visitor's next opening of a public page shows what was ticked since, and names nobody", async () => {
  forgetKept();
  expect(await read("visitor")).toContain('class="ui-checkbox checklist-box" disabled=""/>');
  const ed = await web.browser(world.ed);
  const data = { item: "horn", done: true };
  await ed.post(`/ajax/widget/action/tick/${page}/watch001/Checklist/`, { data });
  const html = await read("visitor");
  expect(html).toContain('class="ui-checkbox checklist-box" disabled="" checked=""/>');
  expect(html).not.toContain("checklist-note");
  await ed.post(`/ajax/widget/action/tick/${page}/watch001/Checklist/`, { data: { ...data, done: false } });
});

describe("a kind that throws takes nothing else with it", () => {
  const sentence = "This part of the page can&#x27;t be shown right now. The rest is complete.";

  it("in a hole", async () => {
    await living(asLiving(Throwing));
    const html = await read(world.vera);
    expect(html).toContain(sentence);
    expect(html).toContain("Fog</h2>");
    expect(html).toContain("Ice</h2>");
    expect(web.bugs).toEqual(["Checklist: Error: a view that throws"]);
  });

  it("in a body, which is kept for the other readers", async () => {
    vi.spyOn(views as unknown as { Heading: () => never }, "Heading").mockImplementation(Throwing);
    page = await draftedPage(world, { title01: heading("Fog"), watch001: watch });
    const html = await read(world.vera);
    expect(html).toContain(sentence);
    expect(html).toContain("Sound the horn");
    await read(world.ed);
    expect(web.bugs.slice(1)).toEqual(["Heading: Error: a view that throws"]);
  });
});

it("holes are filled where they stand, and words that look like one are not", () => {
  const hole = (id: string) =>
    `<section class="pages-widget" data-widget="${id}" data-hole="Checklist"></section>`;
  const html = `<p>data-hole="Checklist"&gt;</p>${hole("a")}<p>x</p>${hole("b")}`;
  const kinds = [
    { id: "a", kind: "Checklist" },
    { id: "b", kind: "Checklist" },
  ];
  expect(fillHoles(bodyInPieces(html, kinds), new Map([["b", "<i>2</i>"]])).join("")).toBe(
    html.replace(hole("b"), hole("b").replace("></", "><i>2</i></")),
  );
});
