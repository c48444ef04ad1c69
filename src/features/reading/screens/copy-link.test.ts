import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

/** The menu's command, where scripts have no clipboard; `answer` is what the browser does when it is told to copy. */
async function copied(answer: (document: Document) => boolean): Promise<string> {
  const screen = await shown(world, world.vera, "/tides/");
  await screen.click("button", "More actions");
  const { document } = screen;
  Object.defineProperty(document.defaultView?.navigator ?? navigator, "clipboard", {
    value: undefined,
    configurable: true,
  });
  Object.defineProperty(document, "execCommand", {
    value: () => answer(document),
    configurable: true,
  });
  await screen.click("menuitem", "Copy link");
  Reflect.deleteProperty(document, "execCommand");
  return screen.text();
}

it("copies the address of a page where the browser keeps its clipboard from scripts, and says so when it cannot (long)", async () => {
  let text = "";
  const said = await copied((document) => {
    const event = new Event("copy", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_: string, words: string) => (text = words) } });
    return !document.body.dispatchEvent(event);
  });
  expect([text, said]).toEqual([
    expect.stringMatching(/^https?:.*\/tides\/$/),
    expect.stringContaining("Link copied"),
  ]);
  expect(await copied(() => false)).toContain("Couldn't copy the link. Copy it from the address bar.");
});
