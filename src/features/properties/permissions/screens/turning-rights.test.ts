import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

const share = ({ id }: WorldPerson, mayEdit: boolean) => ({ principalId: principal("person", id), mayEdit });
/** The permissions of a page of Ed's that Vera reads and Xavi edits, as Ed sees them. */
async function permissions(title: string): Promise<Screen> {
  const shares = [share(world.ed, true), share(world.vera, false), share(world.xavi, true)];
  return shown(world, world.ed, `/page/settings/${await madePage(world, title, { shares })}/`);
}
/** View, edit and follow of a line, where it has them. */
const rightsOf = (screen: Screen, name: string) =>
  [`${name} can view`, `${name} can edit`, `Follow: ${name}`].map((label) => {
    const [box] = screen.parts("checkbox", new RegExp(`^${label}`)) as HTMLInputElement[];
    return box?.indeterminate ? "partly" : box?.checked;
  });
const told = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join("");
const turn = (screen: Screen, label: string) => screen.click("checkbox", new RegExp(`^${label}$`));

describe("what is turned on the permissions of a page", () => {
  it("brings view with edit, takes edit and follow with view, and is what is sent [PDLG-01] [PDLG-19] [PDLG-12] [PDLG-13] [PDLG-16] [PRUL-01] [PRUL-02] [PRUL-07] [PPRM-05]", async () => {
    const screen = await permissions("Both ways");
    await turn(screen, "Everyone at Noordervaart can edit");
    expect(rightsOf(screen, "Everyone at Noordervaart")).toEqual([true, true, false]);
    await turn(screen, "Follow: Xavi Xanten");
    expect(rightsOf(screen, "Xavi Xanten")).toEqual([true, true, true]);
    await turn(screen, "Xavi Xanten can view");
    expect(rightsOf(screen, "Xavi Xanten")).toEqual([false, false, false]);
    await turn(screen, "Xavi Xanten can view");
    await turn(screen, "Follow: Xavi Xanten");
    let answer = (_: Response) => {};
    const isSave = ({ path }: { path: string }) => path.startsWith("/ajax/page/page_settings/edit/");
    screen.meddle((sent) => (isSave(sent) ? new Promise((done) => (answer = done)) : null));
    await screen.click("button", "Save");
    expect(screen.part("button", /^Saving/).getAttribute("aria-disabled")).toBe("true");
    answer(Response.json({ success: false, errors: ["Full.", "Dark."], message: "No." }, { status: 400 }));
    await screen.pass(0);
    expect(told(screen)).toBe("Full. Dark.");
    const { settings } = screen.sent.findLast(isSave)?.fields ?? {};
    expect(JSON.parse(String(settings))).toEqual({
      permission_state: {
        [world.xavi.id]: { view: true, edit: false, follow: true, deleted: false },
        all: { view: true, edit: true },
      },
    });
  });

  it("is refused with a sentence: follow without view, one's own rights, those of administrators, and view of a public page [PPRM-08] [PPRM-09] [PPRM-11] [PPRM-12] [PRUL-03] [PRUL-04] [PRUL-05] [PRUL-06]", async () => {
    const screen = await permissions("Held fast");
    await turn(screen, "Vera Visser can view");
    const refused = async (label: string, sentence: string) => {
      await screen.click("checkbox", new RegExp(`^${label}`));
      expect([label, told(screen)]).toEqual([label, sentence]);
    };
    await refused(
      "Follow: Vera Visser",
      "To subscribe people to notification updates, give them access to view the page first.",
    );
    expect(rightsOf(screen, "Vera Visser")).toEqual([false, false, false]);
    await refused("Ed Elzinga can edit", "You can't remove your own edit rights.");
    await refused("Administrators can edit", "Administrators can always edit a page.");
    await turn(screen, "Public can view");
    await refused("Xavi Xanten can view", "Cannot turn off access for people when the page is Public.");
    expect(["Ed Elzinga", "Administrators", "Xavi Xanten"].map((name) => rightsOf(screen, name))).toEqual(
      Array(3).fill([true, true, false]),
    );
  });

  it("is turned for all people by their group, which is partly on when they differ [PPRM-16]", async () => {
    const screen = await permissions("Groups");
    const edits = () =>
      ["People", "Ed Elzinga", "Vera Visser", "Xavi Xanten"].map((name) => rightsOf(screen, name)[1]);
    expect(edits()).toEqual(["partly", true, false, true]);
    await turn(screen, "People can edit");
    expect(edits()).toEqual([true, true, true, true]);
    await turn(screen, "People can edit");
    expect(edits()).toEqual(["partly", true, false, false]);
  });
});

it("permissions that were turned back are no changes, and nobody is asked about them (long)", async () => {
  const id = await madePage(world, "Turned back");
  const screen = await shown(world, world.ed, `/page/settings/${id}/`);
  await screen.click("checkbox", "Public can view");
  await screen.click("checkbox", "Editors can edit");
  expect(screen.text()).toContain("2 unsaved changes");
  await screen.click("checkbox", "Public can view");
  expect(screen.text()).toContain("1 unsaved change");
  await screen.click("checkbox", "Editors can edit");
  expect(screen.text()).not.toContain("unsaved");
  await screen.click("link", "Cancel");
  expect([screen.parts("dialog"), screen.parts("heading", "Turned back")]).toMatchObject([[], [{}]]);
});
