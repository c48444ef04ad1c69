import { afterAll, beforeAll, expect, it } from "vitest";
import type * as Y from "yjs";
import { readPageById } from "#features/pages/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import type { Meddler } from "#testing/screens/line.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type HttpAnswer, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const unreachable = "No connection, so this page stays open. Try again in a moment.";
const cut: Meddler = () => Promise.reject(new TypeError("Failed to fetch"));
const gateway: Meddler = () => new Response("<h1>502 Bad Gateway</h1>", { status: 502 });
/** The browser's own page for errors takes the place of the document. */
const isEditing = (screen: Screen) => screen.parts("region", "Edit mode").length === 1;

const choose = async (screen: Screen, entry: string) => {
  const [more] = screen.parts("button", /^More options/);
  if (more) await screen.clickOn(more);
  await screen.click("menuitem", entry);
};

it.each([
  ["is gone", cut],
  ["is a proxy's error page", gateway],
])("edit mode stays open and says so while the answer of the server %s (long)", async (_, meddler) => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("mine ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const { address } = screen;
  screen.meddle(meddler);
  for (const leave of [() => screen.click("button", "Done"), () => choose(screen, "What changed")]) {
    await leave();
    expect(screen.text()).toContain(unreachable);
    expect(isEditing(screen)).toBe(true);
    expect(screen.address).toBe(address);
    await screen.pass(20_000);
  }
  screen.meddle(null);
  await screen.click("button", "Done");
  expect(isEditing(screen)).toBe(false);
  expect(screen.text()).toContain("Changes saved. Publish them when readers should see them.");
});

it("nobody's words are published unasked because it could not be read whose they are (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("not done yet ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  let asked = 0;
  screen.meddle((sent) => (sent.path.includes("unpublished") && asked++ === 0 ? gateway(sent) : null));
  await screen.click("button", "Publish");
  expect(asked).toBe(1);
  expect(screen.parts("alert").map((alert) => screen.text(alert))).toEqual(["Oops, that didn't work"]);
  const read = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(read.success && read.html).not.toContain("not done yet");
  await screen.click("button", "Publish");
  expect(screen.parts("dialog", "Publish everyone's changes?")).toHaveLength(1);
});

it("Publish is busy until the page is published, and once more there to be pressed then (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("theirs ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  // The question before it makes the bar inert, and so it has no roles.
  const isBusy = () => screen.document.querySelector(".writing-bar [aria-busy=true]") !== null;
  const seen: boolean[] = [];
  screen.meddle((sent) => {
    if (sent.path.endsWith("/publish/")) seen.push(isBusy());
    return null;
  });
  await screen.click("button", "Publish");
  expect([seen, isBusy()]).toEqual([[], false]);
  await screen.click("button", "Publish all");
  expect([seen, isBusy()]).toEqual([[true], false]);
});

it("Publish is busy from the press on, so that a slow line opens one question (long)", async () => {
  const page = await draftedPage(world);
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  await ada.type("not done yet ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const busy: (string | null)[] = [];
  screen.meddle((sent) => {
    if (sent.path.includes("unpublished"))
      busy.push(screen.part("button", "Publish").getAttribute("aria-busy"));
    return null;
  });
  await screen.click("button", "Publish");
  expect(busy).toEqual(["true"]);
});

it("what was told about editing leaves with edit mode, and what was told about reading when the page is edited again (long)", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  await ed.type("mine ");
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  expect(screen.text(screen.part("region", "Edit mode"))).toContain("1 unpublished change");
  await screen.click("button", "Publish");
  expect(screen.text()).toContain("Published. Readers see this version now.");
  await screen.click("button", "Done");
  expect(screen.text()).not.toContain("Published. Readers see this version now.");
  await screen.load(`/page/${page}/?edit`);
  await screen.pass(2000);
  expect(screen.text(screen.part("region", "Edit mode"))).toContain("Published, no changes");
  await screen.click("button", "Done");
  expect(screen.text()).toContain("You stopped editing.");
  await screen.click("link", "Edit");
  expect(isEditing(screen)).toBe(true);
  expect(screen.text()).not.toContain("You stopped editing.");
});

it("what was told about discarding and deleting leaves with edit mode: its Undo would find nothing any more (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  const told = () => screen.text(screen.part("region", "Notices"));
  const [first] = screen.parts("button", /^Move Markdown/);
  first?.focus();
  await screen.press("{Delete}");
  expect(told()).toContain("Markdown deleted Undo");
  await screen.click("button", "Done");
  expect(told()).toBe("Changes saved. Publish them when readers should see them.");

  await screen.load(`/page/${page}/?edit`);
  await choose(screen, "Discard changes");
  await screen.click("button", "Discard");
  expect(told()).toContain("Changes discarded Undo");
  await screen.click("button", "Done");
  expect(told()).toBe("You stopped editing.");
});

it("who comes back from what changed takes back what they did before (long)", async () => {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  const blocks = () => screen.parts("button", /^Move Markdown/).length;
  screen.parts("button", /^Move Markdown/)[0]?.focus();
  await screen.press("{Delete}");
  expect(blocks()).toBe(1);
  await choose(screen, "What changed");
  expect(screen.address).toBe(`/page/versions/${page}/?changes=yes`);
  await screen.pass(60_000);
  await screen.click("link", "Back to editing");
  expect(blocks()).toBe(1);
  await screen.press("{Control>}z{/Control}");
  expect(blocks()).toBe(2);
});

/** Types at the end of the page's heading. */
async function typeInHeading(screen: Screen, words: string): Promise<void> {
  screen.part("textbox", "Heading").focus();
  await screen.press(`{End}${words}`);
}
const headingIn = (draft: Y.Doc) => draft.getText(textPart("title01", "text")).toString();

async function answered(asked: Promise<HttpAnswer>): Promise<Response> {
  const { status, headers, text } = await asked;
  return new Response(text, { status, headers: headers as Record<string, string> });
}

it("who was signed out elsewhere is told so once, and what they type goes on its way when they are back (long)", async () => {
  const page = await draftedPage(world);
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const web = await openTestWeb(world);
  const visitor = await web.browser("visitor");
  screen.meddle((sent) =>
    sent.path.endsWith("/save/") ? answered(visitor.post(sent.path, sent.fields ?? {})) : null,
  );
  await typeInHeading(screen, " at sea");
  await screen.pass(2000);
  expect(
    screen
      .parts("alert")
      .map((each) => screen.text(each))
      .filter((text) => text !== ""),
  ).toEqual(["Your session has expired. Please click here to reload the page."]);
  expect(screen.text(screen.part("region", "Edit mode"))).toContain("browser");
  screen.meddle(null);
  await screen.pass(60_000);
  await web.close();
  expect(headingIn((await draftWriter(world, { who: world.ada, page_id: page })).draft)).toBe("Fog at sea");
});

it("what is typed right before signing out is stored first (long)", async () => {
  const page = await draftedPage(world);
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await typeInHeading(screen, " at sea");
  await screen.click("button", "Your account: Ed Elzinga");
  await screen.click("menuitem", "Sign out");
  // Last of all here: this session of theirs is over.
  expect(screen.address).toBe("/accounts/login/");
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  expect(headingIn(ada.draft)).toBe("Fog at sea");
});
