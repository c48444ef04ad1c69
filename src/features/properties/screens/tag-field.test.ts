import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { taggedPage, tagsOn } from "#testing/tags.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let page: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  page = await taggedPage(world, world.ed, { title: "Tides", tags: ["moon", "sea fog"] });
  await taggedPage(world, world.ed, { title: "Fog", tags: ["fog", "Foghorn"] });
  const nobody = { all: { view: false }, editors: { view: false, edit: false } };
  await taggedPage(world, world.ada, { title: "Secret", tags: ["fogbound"], permission_state: nobody });
});
afterAll(() => world.close());

const chosen = (screen: Screen) =>
  screen.names("button").flatMap((name) => /^Remove (.*)$/.exec(name)?.slice(1) ?? []);
const offered = (screen: Screen) =>
  screen
    .names("option")
    .filter((name) => !screen.parts("option", name).every((each) => each.closest("select")));
const properties = () => shown(world, world.ed, `/page/properties/${page}/`);

async function typed(text: string): Promise<Screen> {
  const screen = await properties();
  await screen.type("Tags", text);
  return screen;
}

describe("the tags of a page in its properties", () => {
  it("are those that it has, and what is chosen is saved [PPRP-07] [PDLG-10] (long)", async () => {
    const screen = await properties();
    expect(chosen(screen)).toEqual(["moon", "sea fog"]);
    await screen.click("button", "Remove moon");
    await screen.type("Tags", "Night{Enter}");
    expect(chosen(screen)).toEqual(["sea fog", "Night"]);
    await screen.click("button", "Save");
    expect(await tagsOn(world, page)).toEqual(["Night", "sea fog"]);
    expect(screen.names("link", screen.part("list", "Tags"))).toEqual(["Night", "sea fog"]);
    const again = await properties();
    await again.click("button", "Remove Night");
    await again.type("Tags", "moon,");
    await again.click("button", "Save");
    expect(await tagsOn(world, page)).toEqual(["moon", "sea fog"]);
  });

  it("of a copy are at first those of its page [PPRP-07] (long)", async () => {
    const copy = await shown(world, world.ed, `/page/copy/${page}/0/`);
    expect(chosen(copy)).toEqual(["moon", "sea fog"]);
    await copy.click("button", "Remove moon");
    await copy.click("button", "Create copy");
    const { pathname } = new URL(copy.address, "https://noordervaart.example");
    const made = await shown(world, world.ed, pathname);
    expect(made.names("link", made.part("list", "Tags"))).toEqual(["sea fog"]);
  });

  it("are suggested while somebody types, none that is closed to them or chosen [TAGP-01] [TAGP-04]", async () => {
    const screen = await typed("FOG");
    expect(offered(screen)).toEqual(["fog", "Foghorn"]);
    await screen.click("option", "Foghorn");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "Foghorn"]);
    expect(screen.focused).toBe(screen.field("Tags"));
  });

  it("offer 'Add new tag' for a text that no tag is called [TAGP-02]", async () => {
    const screen = await typed("fogs");
    expect(offered(screen)).toEqual(["Add new tag fogs"]);
    await screen.click("option", "Add new tag fogs");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "fogs"]);
  });

  it("offer 'Add new tag' for no text that a tag is called [TAGP-02] [TAGP-03] (long)", async () => {
    expect(offered(await typed("FOGHORN"))).toEqual(["Foghorn"]);
    expect(offered(await typed("foghor"))).toEqual(["Foghorn", "Add new tag foghor"]);
  });

  it("are added once, whatever their case, and may have spaces [TAGP-03] [TAGP-04] [TAGP-05] (long)", async () => {
    const screen = await typed("first aid{Enter}");
    await screen.type("Tags", "FIRST AID{Enter}");
    await screen.type("Tags", "MOON{Enter}");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "first aid"]);
    expect(screen.text()).toContain("moon is already added.");
  });
});

describe("by keyboard [TAGP-08]", () => {
  it("Enter and comma add the text, which may have spaces, once [TAGP-04] [TAGP-05]", async () => {
    const screen = await typed("a b{Enter}");
    await screen.type("Tags", "c,");
    await screen.type("Tags", "A B{Enter}");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "a b", "c"]);
  });

  it("an arrow chooses a suggestion, which Enter adds", async () => {
    const screen = await typed("fog");
    await screen.press("{ArrowDown}{ArrowDown}{Enter}");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "Foghorn"]);
  });

  it("Enter and comma add the text, several at once too (long)", async () => {
    const screen = await typed("one{Enter}");
    await screen.type("Tags", "two,");
    await screen.type("Tags", "three, four,");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "one", "two", "three", "four"]);
    expect(screen.field("Tags").value).toBe("");
  });

  it("Backspace in the empty field removes the last tag, and no tag while there is a text", async () => {
    const screen = await typed("ab{Backspace}{Backspace}");
    expect(chosen(screen)).toEqual(["moon", "sea fog"]);
    await screen.press("{Backspace}");
    expect(chosen(screen)).toEqual(["moon"]);
  });

  it("arrow keys choose a suggestion; Escape closes them and does not leave the page (long)", async () => {
    const screen = await typed("fog");
    const marked = () =>
      screen.parts("option").filter((each) => each.getAttribute("aria-selected") === "true");
    expect(marked()).toEqual([]);
    await screen.press("{ArrowDown}{ArrowDown}");
    expect(marked().map((each) => each.textContent)).toEqual(["Foghorn"]);
    expect(screen.field("Tags").getAttribute("aria-activedescendant")).toBe(marked()[0]?.id);
    await screen.press("{ArrowDown}");
    expect(marked().map((each) => each.textContent)).toEqual(["fog"]);
    await screen.press("{ArrowUp}{ArrowUp}{Enter}");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "fog"]);
    await screen.type("Tags", "fogh");
    await screen.press("{ArrowUp}");
    expect(marked().map((each) => each.textContent)).toEqual(["Add new tag fogh"]);
    await screen.press("{ArrowUp}");
    expect(marked().map((each) => each.textContent)).toEqual(["Foghorn"]);
    await screen.type("Tags", "fog");
    await screen.press("{Escape}");
    expect([offered(screen), screen.address]).toEqual([[], `/page/properties/${page}/`]);
    expect(screen.focused).toBe(screen.field("Tags"));
    expect(screen.text()).not.toContain("Discard changes?");
  });
});

describe("a text that was typed and not added", () => {
  it("is asked about: '\"{text}\" has not been added yet. Discard?', beside the tags that are chosen and those to choose [PPRP-07] [TAGP-06]", async () => {
    const screen = await typed("FOG");
    expect(offered(screen)).toEqual(["fog", "Foghorn"]);
    await screen.click("option", "Foghorn");
    expect(chosen(screen)).toEqual(["moon", "sea fog", "Foghorn"]);
    await screen.type("Tags", "half a tag");
    await screen.click("button", "Save");
    const dialog = screen.part("dialog");
    expect(screen.text(dialog)).toContain('"half a tag" has not been added yet. Discard?');
    await screen.click("button", "Keep editing", dialog);
    expect([screen.field("Tags").value, screen.address]).toEqual(["half a tag", `/page/properties/${page}/`]);
  });

  it("is left where it is discarded, and the rest is saved [TAGP-06] (long)", async () => {
    const screen = await typed("half a tag");
    await screen.click("button", "Save");
    await screen.click("button", "Discard", screen.part("dialog"));
    expect(screen.address).not.toContain("properties");
    expect(await tagsOn(world, page)).toEqual(["moon", "sea fog"]);
  });
});

describe("what cannot be a tag", () => {
  it("stays typed, with the reason: 91 characters, a hundred and first [TOPT-05] (long)", async () => {
    const screen = await typed(`${"b".repeat(91)}{Enter}`);
    expect(complaintAt(screen.field("Tags"))).toBe("A tag has at most 90 characters.");
    expect(screen.field("Tags").value).toHaveLength(91);
    const tags = Array.from({ length: 100 }, (_, at) => `many ${at}`);
    const full = await taggedPage(world, world.ed, { title: "Full", tags });
    const other = await shown(world, world.ed, `/page/properties/${full}/`);
    await other.type("Tags", "x{Enter}");
    expect(complaintAt(other.field("Tags"))).toBe("A page has at most 100 tags.");
  });

  it("is said at the field when the server refuses it, and nothing typed is lost (long)", async () => {
    const screen = await typed("new one{Enter}");
    const sentence = "The tag moon no longer exists. Remove it, or add it again.";
    const form_errors = { "settings.tags": sentence };
    screen.meddle(({ method }) =>
      method === "POST"
        ? Response.json({ success: false, errors: [sentence], form_errors }, { status: 400 })
        : null,
    );
    await screen.click("button", "Save");
    expect(complaintAt(screen.field("Tags"))).toBe(sentence);
    expect(chosen(screen)).toEqual(["moon", "sea fog", "new one"]);
  });

  it("without the list of tags, as behind a proxy that fails, texts are added all the same", async () => {
    const screen = await properties();
    screen.meddle(({ path }) => (path === "/-/tags/" ? new Response("", { status: 502 }) : null));
    await screen.type("Tags", "anyhow{Enter}");
    expect(chosen(screen)).toContain("anyhow");
  });
});

describe("a new page and a copy", () => {
  it("has the field too, asks about what was not added, and keeps what is chosen [TAGP-01] [TAGP-06] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Made with tags");
    await screen.type("Tags", "fog{Enter}");
    await screen.type("Tags", "half a tag");
    await screen.click("button", "Create page");
    const question = screen.part("dialog");
    expect(screen.text(question)).toContain('"half a tag" has not been added yet. Discard?');
    await screen.click("button", "Discard", question);
    await screen.load("/made-with-tags/");
    expect(screen.names("link", screen.part("list", "Tags"))).toEqual(["fog"]);
    const copy = await shown(world, world.ed, `/page/copy/${page}/0/`);
    expect(chosen(copy)).toEqual(["moon", "sea fog"]);
    await copy.click("button", "Remove moon");
    await copy.click("button", "Create copy");
    await copy.load("/copy-of-tides/");
    expect(copy.names("link", copy.part("list", "Tags"))).toEqual(["sea fog"]);
  });
});
