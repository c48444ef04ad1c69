import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await madePage(world, "Tides");
});
afterAll(() => world.close());

/** The token of this tab is of no use any more, as after a night. */
function outlive(screen: Screen): void {
  (screen.document.defaultView as unknown as { magic: string }).magic = "old";
}
const told = (screen: Screen) => screen.parts("alert").map((each) => screen.text(each));

async function newFolder(screen: Screen, name: string): Promise<void> {
  await screen.click("button", "New Folder");
  await screen.press(`${name}{Enter}`);
}

it("every call of a screen carries the token of the tab and a random value of its own [CALL-01] [CALL-02] (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await newFolder(screen, "Fish");
  await newFolder(screen, "Trees");
  await screen.type("Search Noordervaart", "fish");
  await screen.pass(1000);
  const calls = screen.sent.filter(({ path }) => path.startsWith("/ajax/"));
  const carried = calls.map(({ method, path, fields }) => {
    const query = new URL(path, "https://noordervaart.example").searchParams;
    return {
      method,
      ajx: fields?.["ajx"] ?? query.get("ajx"),
      magic: fields?.["magic"] ?? query.get("magic"),
    };
  });
  expect(new Set(carried.map(({ method }) => method))).toEqual(new Set(["GET", "POST"]));
  for (const each of carried)
    expect(each).toMatchObject({
      ajx: expect.stringMatching(/^\w{5,}$/),
      magic: expect.stringMatching(/^[\w-]{86}$/),
    });
  expect(new Set(carried.map(({ ajx }) => ajx)).size).toBe(calls.length);
});

describe("a session that is over", () => {
  const withLink = "Your session has expired. Please click here to reload the page.";

  it("is told on the screen, with a link, whatever was asked of the server [CALL-06] [CALL-07]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    outlive(screen);
    await screen.click("button", "Star Tides");
    expect(told(screen).filter((text) => text !== "")).toEqual([withLink]);
    expect(screen.part("link", "click here").getAttribute("href")).toMatch(/\/pages\/$/);
    await screen.click("link", "click here");
    expect(screen.sent.filter(({ headers }) => headers["accept"] === "text/html")).toHaveLength(2);
  });

  it("is told by a notice with a link that reloads, and by nothing else [CALL-06] [CALL-07] [CALL-11] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    outlive(screen);
    await newFolder(screen, "Zand");
    expect(told(screen).filter((text) => text !== "")).toEqual([withLink]);
    const documents = () => screen.sent.filter(({ headers }) => headers["accept"] === "text/html").length;
    expect(documents()).toBe(1);
    await screen.click("link", "click here");
    expect([documents(), screen.address]).toEqual([2, "/pages/"]);
    expect(screen.text()).not.toContain("expired");
  });

  it("is told in a dialog with the link too, and without it in the dialog's own line [CALL-06] [CALL-11] (long)", async () => {
    const screen = await shown(world, world.olga, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Change Role");
    outlive(screen);
    await screen.click("radio", /^Editor/);
    await screen.click("button", "Save role");
    expect(told(screen)).toEqual(
      expect.arrayContaining([withLink, "Your session has expired. Please reload the page."]),
    );
    expect(screen.part("link", "click here", screen.part("dialog"))).toBeDefined();
  });
});

describe("a token that may be old", () => {
  /** Scripts are not run here: this one is asked of the server, and what it sets is set. */
  function runNewMagic(screen: Screen): string[] {
    const asked: string[] = [];
    const tab = screen.document.defaultView as unknown as { magic: string };
    screen.document.head.append = (script) => {
      const { src, onload } = script as HTMLScriptElement;
      const { pathname, search } = new URL(src, "https://noordervaart.example");
      asked.push(pathname);
      void globalThis.fetch(pathname + search).then(async (answer) => {
        tab.magic = /^window\.magic="([\w-]{86})"$/.exec(await answer.text())?.[1] ?? "";
        (onload as () => void)();
      });
    };
    return asked;
  }

  it("is fetched anew before the next call once the tab was brought back [CALL-15]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const asked = runNewMagic(screen);
    outlive(screen);
    screen.document.defaultView?.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await screen.click("button", "Star Tides");
    expect([asked, told(screen).join("")]).toEqual([["/new_magic.js"], ""]);
    expect(screen.part("button", "Star Tides").getAttribute("aria-pressed")).toBe("true");
  });

  it("is fetched anew before the first call after half an hour, or after the tab was brought back [CALL-08] [CALL-15] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const asked = runNewMagic(screen);
    // Each call counts as a use of the token.
    await screen.pass(20 * 60_000);
    await screen.type("Search Noordervaart", "fish");
    await screen.pass(20 * 60_000);
    await newFolder(screen, "Reed");
    expect(asked).toEqual([]);
    await screen.pass(30 * 60_000);
    outlive(screen);
    await newFolder(screen, "Sand");
    expect(asked).toEqual(["/new_magic.js"]);
    outlive(screen);
    const back = Object.assign(new Event("pageshow"), { persisted: true });
    screen.document.defaultView?.dispatchEvent(back);
    await newFolder(screen, "Clay");
    expect(asked).toEqual(["/new_magic.js", "/new_magic.js"]);
    expect(told(screen).join("")).toBe("");
    const folders = screen.names("treeitem");
    for (const name of ["Reed", "Sand", "Clay"]) expect(folders).toContain(name);
  });
});
