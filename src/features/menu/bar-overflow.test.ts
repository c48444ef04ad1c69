import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { some } from "#testing/properties.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

const bar = (screen: Screen) => screen.part("navigation", "Site menu");

describe("what does not fit on the bar", () => {
  const link = (at: number) => ({
    id: `far-${at}`,
    type: "url",
    title: `Far quay ${at}`,
    link: `example.org/${at}`,
  });
  const saved = async (items: readonly object[]) => {
    const data = JSON.stringify({ user_state: { items } });
    expect(await as(world, world.olga).call(saveMenu, { page_id: 0, data })).toMatchObject({ success: true });
    return shown(world, "visitor", "/pages/");
  };

  it("stands under More at each width at which it is not on the bar; what fits has no More [MBAR-02] (long)", async () => {
    const few = await saved([link(1), link(2)]);
    expect(few.parts("button", "More")).toEqual([]);
    const screen = await saved(Array.from({ length: 20 }, (_, at) => link(at)));
    const more = screen.part("button", "More", bar(screen));
    const panel = screen.document.getElementById(more.getAttribute("popovertarget") ?? "");
    const under = [...(panel?.querySelectorAll<HTMLElement>("[data-menu-over]") ?? [])];
    expect(under.at(-1)?.textContent).toBe("Far quay 19");
    panel?.showPopover();
    const names = Array.from({ length: under.length }, (_, at) => `Far quay ${20 - under.length + at}`);
    expect(screen.names("link", panel ?? undefined)).toEqual(names);
    const rules = [...bar(screen).querySelectorAll("style")].map((each) => each.textContent).join("");
    for (const { dataset } of under) {
      const at = dataset["menuOver"];
      const gone = new RegExp(`max-width:([\\d.]+)rem\\)\\{\\[data-menu="${at}"\\]\\{display:none`).exec(
        rules,
      );
      const back = new RegExp(`min-width:([\\d.]+)rem\\)\\{\\[data-menu-over="${at}"\\]\\{display:none`).exec(
        rules,
      );
      const [until, from] = [Number(gone?.[1]) * 16, Number(back?.[1]) * 16];
      expect([until > 800, Math.round((from - until) * 100) / 100]).toEqual([true, 0.02]);
    }
  });

  it("More is marked as current only at the widths at which the current link is under it [MBAR-02]", async () => {
    const people = { id: "people", type: "url", title: "People", link: "/people/" };
    const rulesOf = async (items: readonly object[]) => {
      await saved(items);
      const screen = await shown(world, world.ed, "/people/");
      return [...bar(screen).querySelectorAll("style")].map((each) => each.textContent).join("");
    };
    const links = Array.from({ length: 20 }, (_, at) => link(at));
    const unmarked = ".menu-more{--more:0}";
    expect(await rulesOf(links)).not.toContain(unmarked);
    const rules = await rulesOf([...links.slice(0, 12), people, ...links.slice(12)]);
    expect(rules).toContain(`[data-menu-over="12"]{display:none}${unmarked}`);
    expect(rules.split(unmarked)).toHaveLength(2);
  });

  it("whatever leaves the bar at some width stands under More, also where it is a single item [MBAR-02]", async () => {
    const six = [1, 2, 3, 4, 5, 6].map(link);
    const away = (at: number, from: number) =>
      `@media (min-width:50rem) and (max-width:${from - 0.00125}rem){[data-menu="${at}"]{display:none}}@media (min-width:${from}rem){[data-menu-over="${at}"]{display:none}}`;
    // All of them need 794 and 747 pixels, and a window 84 beside them; from there on there is no More.
    const lists = [
      [
        [...six, { ...link(7), title: "The quay behind the lighthouse" }],
        1,
        `${away(6, 54.875)}@media (min-width:54.875rem){.menu-more{display:none}}`,
      ],
      [six, 0, ""],
      [
        [...six, link(7), link(8)],
        2,
        `${away(6, 51.0625)}${away(7, 51.9375)}@media (min-width:51.9375rem){.menu-more{display:none}}`,
      ],
    ] as const;
    for (const [items, count, widths] of some(lists, 1)) {
      const screen = await saved(items);
      const rules = [...bar(screen).querySelectorAll("style")].map((each) => each.textContent).join("");
      const gone = [...rules.matchAll(/\[data-menu="(\d+)"\]\{display:none/g)].map(([, at]) => at);
      const under = [...bar(screen).querySelectorAll<HTMLElement>("[data-menu-over]")];
      expect([gone.length, under.map(({ dataset }) => dataset["menuOver"])]).toEqual([count, gone]);
      expect(rules).toBe(widths);
      const opened = screen
        .parts("button", "More", bar(screen))
        .map((more) => screen.document.getElementById(more.getAttribute("popovertarget") ?? ""));
      expect(opened).toEqual([...new Set(under.map((each) => each.closest("[popover]")))]);
    }
  });

  it("makes a column of each 14 items, four at most, of 276 px, about 560 px high, under More too; more is scrolled [MBAR-02] [MBAR-04] [MBAR-05] [MBAR-06] [MBAR-13]", async () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...link(at), id: `in-${at}` }));
    const counts = [14, 15, 57];
    const screen = await saved([
      ...counts.map((count) => ({ type: "menu", title: `${count}`, items: items(count) })),
      ...[1, 2, 3, 4, 5, 6, 7].map(link),
      { type: "menu", title: "The quays behind the lighthouse", items: items(13) },
    ]);
    const lists = [...bar(screen).querySelectorAll(".menu-panel > ul")];
    expect(lists.map((list) => [list.getAttribute("style"), list.querySelectorAll("a").length])).toEqual([
      ["--columns:1", 14],
      ["--columns:2", 15],
      ["--columns:4", 57],
      ["--columns:1", 13],
      // Under More the items of a menu stand below its name: three links, the name and thirteen more.
      ["--columns:2", 16],
    ]);
    const sheet = await readFile(new URL("./parts/menu-bar.css", import.meta.url), "utf8");
    const rule = (begin: string) => sheet.slice(sheet.indexOf(`\n${begin} {`)).split("}")[0];
    expect(rule(".menu-panel > ul")).toContain("columns: 276px var(--columns, 1);");
    expect(rule(".menu-panel > ul")).toContain("inline-size: calc(276px * var(--columns, 1));");
    // Fourteen items of 40 px, and what stands around them.
    expect(rule(".menu-panel")).toMatch(/max-block-size: min\(584px,.*overflow: auto;/s);
    // What scrolls away covers a shade that says that there is more.
    expect(rule(".menu-panel")).toMatch(/no-repeat local,\s*linear-gradient\(/);
    expect(sheet).toMatch(/min-block-size: 40px;/);
    expect(sheet).toMatch(
      /@media \(max-width: 799px\) \{.*\.menu-sheet\[open\] \+ \.menu-list \{\s*display: block;/s,
    );
    expect(bar(screen).querySelector("details.menu-sheet > summary")?.textContent).toBe("Menu");
    const editor = await readFile(new URL("./parts/menu-editor.css", import.meta.url), "utf8");
    expect(editor).toContain("grid-auto-columns: minmax(0, 276px);");
  });

  it("a list that is fetched has the same columns, and all of its items in them [MBAR-05] [MBAR-13]", async () => {
    const screen = await shown(world, "visitor", "/pages/");
    const { fillList } = await import("./parts/fill-list.ts");
    const list = screen.document.createElement("div");
    const said: unknown[] = [];
    for (const count of [14, 15, 56, 57, 250]) {
      await fillList(list, async () =>
        Array.from({ length: count }, (_, at) => ({ title: `Quay ${at}`, address: `/quay-${at}/` })),
      );
      const columns = list.querySelector("ul")?.style.getPropertyValue("--columns");
      said.push([
        columns,
        list.querySelectorAll("a").length,
        list.querySelectorAll("a")[count - 1]?.textContent,
      ]);
    }
    expect(said).toEqual([
      ["1", 14, "Quay 13"],
      ["2", 15, "Quay 14"],
      ["4", 56, "Quay 55"],
      ["4", 57, "Quay 56"],
      ["4", 250, "Quay 249"],
    ]);
  });
});
