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
const box = (screen: Screen, label: string) => screen.field(new RegExp(`^${label}`)).checked;
const boxes = (screen: Screen, name: string) => [
  box(screen, `${name} can view`),
  box(screen, `${name} can edit`),
];
const alert = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join("");

/** Reading a screen again waits until it is let go, and is answered by a proxy then. */
function holdReading(screen: Screen, path: string): () => Promise<void> {
  let letGo = () => {};
  const held = new Promise<Response>((resolve) => {
    letGo = () => resolve(new Response("", { status: 502 }));
  });
  screen.meddle((sent) => (sent.method === "GET" && sent.path === path ? held : null));
  return async () => {
    screen.meddle(null);
    letGo();
    await screen.pass(0);
  };
}

/** The permissions of a page of Ed's that Vera reads and Xavi edits, as Ed sees them. */
async function permissions(title: string): Promise<{ screen: Screen; path: string }> {
  const id = await madePage(world, title, {
    shares: [share(world.ed, true), share(world.vera, false), share(world.xavi, true)],
  });
  const path = `/page/settings/${id}/`;
  return { screen: await shown(world, world.ed, path), path };
}

/** Answers the question that stands before somebody loses access, or the world gains it. */
async function confirmed(screen: Screen): Promise<void> {
  const dialog = screen.part("dialog");
  expect(screen.names("heading", dialog)).toEqual(["Change who has access?"]);
  await screen.click("button", "Save", dialog);
}

describe("the permissions of a page", () => {
  it("have a line for administrators, everyone, editors and each person, with view, edit and follow in this order [PPRM-03] [PPRM-14]", async () => {
    const { screen } = await permissions("Lines");
    expect(screen.names("columnheader")).toEqual(["People and groups", "View", "Edit", "Follow"]);
    const lines = screen.parts("rowheader").map((line) => line.querySelector("bdi")?.textContent);
    expect(lines).toEqual([
      "Administrators",
      "Everyone at Noordervaart",
      "Editors",
      "People",
      "Ed Elzinga",
      "Vera Visser",
      "Xavi Xanten",
      "Public",
    ]);
    const labels = screen.parts("checkbox").map((each) => screen.text(each.closest("label") as Element));
    expect(labels.filter((label) => label.includes("Vera"))).toEqual([
      "Vera Visser can view",
      "Vera Visser can edit",
      "Follow: Vera Visser",
    ]);
    expect(boxes(screen, "Administrators")).toEqual([true, true]);
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([false, false]);
    expect(boxes(screen, "Vera Visser")).toEqual([true, false]);
    expect(boxes(screen, "Xavi Xanten")).toEqual([true, true]);
  });

  it("give view with edit, take edit and follow with view, follow needs view, and they stay when they are saved, which is said [PDLG-12] [PRUL-01] [PRUL-02] [PRUL-03] [PRUL-07] [PPRM-05] [PPRM-08] (long)", async () => {
    const { screen, path } = await permissions("Both ways");
    await screen.click("checkbox", "Xavi Xanten can view");
    expect(boxes(screen, "Xavi Xanten")).toEqual([false, false]);
    await screen.click("checkbox", "Everyone at Noordervaart can edit");
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([true, true]);
    await screen.click("checkbox", "Follow: Vera Visser");
    const follow = () => [box(screen, "Follow: Vera Visser"), box(screen, "Vera Visser can view")];
    await screen.click("checkbox", "Vera Visser can view");
    expect(follow()).toEqual([false, false]);
    await screen.click("checkbox", "Follow: Vera Visser");
    expect([alert(screen), ...follow()]).toEqual([
      "To subscribe people to notification updates, give them access to view the page first.",
      false,
      false,
    ]);
    await screen.click("checkbox", "Vera Visser can view");
    await screen.click("checkbox", "Follow: Vera Visser");
    expect(screen.text()).toContain("3 unsaved changes");
    await screen.click("button", "Save");
    await confirmed(screen);
    expect(screen.text()).toContain("Saved");
    const { settings } = screen.sent.findLast(({ method }) => method === "POST")?.fields ?? {};
    expect(JSON.parse(String(settings))).toEqual({
      permission_state: {
        [world.vera.id]: { view: true, edit: false, follow: true, deleted: false },
        [world.xavi.id]: { view: false, edit: false, deleted: true },
        all: { view: true, edit: true },
      },
    });
    const again = await shown(world, world.ed, path);
    expect(boxes(again, "Everyone at Noordervaart")).toEqual([true, true]);
    expect(boxes(again, "Vera Visser")).toEqual([true, false]);
    expect(again.names("rowheader").some((name) => name.includes("Xavi"))).toBe(false);
  });

  it("disable Save while they are saved, send them once, let nobody go by Cancel, and say why they could not be [PDLG-12] [PDLG-13] [PDLG-14] [PDLG-16] (long)", async () => {
    const { screen, path } = await permissions("Saved slowly");
    await screen.click("checkbox", "Vera Visser can edit");
    let answer = (_: Response) => {};
    const isSave = ({ path }: { path: string }) => path.startsWith("/ajax/page/page_settings/edit/");
    screen.meddle((sent) => (isSave(sent) ? new Promise((done) => (answer = done)) : null));
    expect(screen.part("button", "Save").getAttribute("aria-disabled")).toBeNull();
    await screen.click("button", "Save");
    expect(screen.part("button", /^Saving/).getAttribute("aria-disabled")).toBe("true");
    await screen.click("button", /^Saving/);
    expect(screen.sent.filter(isSave)).toHaveLength(1);
    await screen.click("link", "Cancel");
    expect(screen.text(screen.part("region", "Notices"))).toContain("Please wait, save in progress...");
    expect(screen.address).toBe(path);
    answer(new Response("", { status: 502 }));
    await screen.pass(0);
    expect(screen.part("button", "Save").getAttribute("aria-disabled")).toBeNull();
    for (const [reply, said] of [
      [
        { errors: ["The disk is full.", "The moon is down."], message: "No." },
        "The disk is full. The moon is down.",
      ],
      [{ message: "Not on Sundays." }, "Not on Sundays."],
      [{}, "Sorry, could not save. Please try again."],
    ] as const) {
      screen.meddle(() => Response.json({ success: false, ...reply }, { status: 400 }));
      await screen.click("button", "Save");
      expect(alert(screen)).toBe(said);
    }
  });

  it("ask nobody about what is saved while it is read back, and keep what was turned since (long)", async () => {
    const { screen, path } = await permissions("Read back");
    const letGo = holdReading(screen, path);
    await screen.click("checkbox", "Everyone at Noordervaart can edit");
    await screen.click("button", "Save");
    expect(screen.text()).not.toContain("unsaved");
    await screen.click("checkbox", "Vera Visser can edit");
    expect(screen.text()).toContain("1 unsaved change");
    await letGo();
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([true, true]);
    await screen.click("button", "Try again");
    expect(screen.text()).toContain("1 unsaved change");
    expect(boxes(screen, "Vera Visser")).toEqual([true, true]);
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([true, true]);
    await screen.click("button", "Save");
    const again = holdReading(screen, path);
    await screen.click("checkbox", "Public can view");
    await screen.click("button", "Save");
    await confirmed(screen);
    await screen.click("link", "Cancel");
    await again();
    expect([screen.parts("dialog"), screen.parts("heading", "Read back")]).toMatchObject([[], [{}]]);
    const anew = await shown(world, world.ed, path);
    expect([...boxes(anew, "Vera Visser"), box(anew, "Public can view")]).toEqual([true, true, true]);
  });

  it("cannot be taken from oneself [PPRM-10] [PPRM-11] [PRUL-04] [PRUL-05] (long)", async () => {
    const { screen } = await permissions("Mine");
    await screen.click("checkbox", "Ed Elzinga can view");
    expect(alert(screen)).toContain("You can't revoke your own access.");
    await screen.click("checkbox", "Ed Elzinga can edit");
    expect(alert(screen)).toContain("You can't remove your own edit rights.");
    expect(boxes(screen, "Ed Elzinga")).toEqual([true, true]);
    expect(screen.text()).not.toContain("not saved");
  });

  it("are both one's own, whichever line of the page gives them [PRUL-05] (long)", async () => {
    const shares = [share(world.ed, false), { principalId: principal("editors"), mayEdit: true }];
    const id = await madePage(world, "By group", { shares });
    expect(boxes(await shown(world, world.ed, `/page/settings/${id}/`), "Ed Elzinga")).toEqual([true, true]);
    expect(boxes(await shown(world, world.ada, `/page/settings/${id}/`), "Ed Elzinga")).toEqual([
      true,
      false,
    ]);
  });

  it("cannot be taken from administrators, and say why [PPRM-12] [PRUL-04] [PRUL-05] (long)", async () => {
    const { screen, path } = await permissions("Theirs");
    const sentence = "Administrators can always edit a page.";
    for (const right of ["view", "edit"]) {
      const locked = screen.part("checkbox", `Administrators can ${right}`);
      const about = locked.getAttribute("aria-describedby") ?? "";
      expect(screen.document.getElementById(about)?.textContent).toBe(sentence);
      expect([locked.getAttribute("aria-disabled"), (locked as HTMLInputElement).disabled]).toEqual([
        "true",
        false,
      ]);
      expect(locked.closest("label")?.title).toBe(sentence);
    }
    expect(alert(screen)).toBe("");
    for (const right of ["edit", "view"]) {
      await screen.click("checkbox", new RegExp(`^Administrators can ${right}`));
      expect(alert(screen)).toBe(sentence);
    }
    expect(boxes(screen, "Administrators")).toEqual([true, true]);
    expect(screen.text()).not.toContain("not saved");
    await screen.load(path);
    screen.part("checkbox", "Administrators can edit").focus();
    await screen.press(" ");
    expect([alert(screen), boxes(screen, "Administrators")]).toEqual([sentence, [true, true]]);
  });

  it("keep people's view while the page is public [PPRM-09] [PRUL-06] (long)", async () => {
    const { screen } = await permissions("Open");
    await screen.click("checkbox", "Everyone at Noordervaart can view");
    await screen.click("checkbox", "Public can view");
    await screen.click("checkbox", "Vera Visser can view");
    expect(alert(screen)).toContain("Cannot turn off access for people when the page is Public.");
    expect(boxes(screen, "Vera Visser")).toEqual([true, false]);
    for (const name of ["Everyone at Noordervaart", "People"]) {
      await screen.click("checkbox", `${name} can view`);
      expect([name, box(screen, `${name} can view`)]).toEqual([name, true]);
    }
    await screen.click("checkbox", "Public can view");
    expect(box(screen, "Public can view")).toBe(false);
    await screen.click("checkbox", "Vera Visser can view");
    expect(boxes(screen, "Vera Visser")).toEqual([false, false]);
  });

  it("close a page to the web again, and open it by the switch of the public [PRUL-06] [GUES-12] (long)", async () => {
    const { screen, path } = await permissions("Closed again");
    const visible = async () =>
      (await shown(world, "visitor", path.replace("settings/", ""))).parts("heading", "Closed again").length;
    await screen.click("checkbox", "Public can view");
    await screen.click("button", "Save");
    await confirmed(screen);
    expect(await visible()).toBe(1);
    const again = await shown(world, world.ed, path);
    await again.click("checkbox", "Public can view");
    await again.click("button", "Save");
    expect(await visible()).toBe(0);
  });

  it("turn a whole group of people, which is partly on when they differ [PPRM-16] (long)", async () => {
    const { screen } = await permissions("Groups");
    const group = screen.field(/^People can edit$/);
    expect(group.indeterminate).toBe(true);
    await screen.click("checkbox", "People can edit");
    expect(box(screen, "Vera Visser can edit")).toBe(true);
    expect(box(screen, "Xavi Xanten can edit")).toBe(true);
    expect(screen.field(/^People can edit$/).indeterminate).toBe(false);
    await screen.click("checkbox", "People can edit");
    const edit = ["Vera Visser", "Xavi Xanten", "Ed Elzinga"].map((name) => box(screen, `${name} can edit`));
    expect([edit, alert(screen)]).toEqual([[false, false, true], "You can't remove your own edit rights."]);
    expect(screen.field(/^People can edit$/).indeterminate).toBe(true);
    expect(box(screen, "Vera Visser can view")).toBe(true);
    const turned = (group: string) => {
      const field = screen.field(group);
      return field.indeterminate ? "partly" : field.checked;
    };
    await screen.click("checkbox", "Follow: Vera Visser");
    expect(turned("Follow: People")).toBe("partly");
    await screen.click("checkbox", "Follow: People");
    const follow = ["Vera Visser", "Xavi Xanten", "Ed Elzinga"].map((name) => box(screen, `Follow: ${name}`));
    expect([turned("Follow: People"), ...follow]).toEqual([true, true, true, true]);
    await screen.click("checkbox", "Xavi Xanten can view");
    expect([turned("People can view"), turned("Follow: People")]).toEqual(["partly", "partly"]);
    await screen.click("checkbox", "People can view");
    expect([turned("People can view"), box(screen, "Xavi Xanten can view")]).toEqual([true, true]);
  });
});

it("arrows lead through a column, round its ends, and Ctrl+Enter saves (long)", async () => {
  const { screen } = await permissions("Keys alone");
  const label = () => (screen.focused as HTMLInputElement).labels?.[0]?.textContent ?? "";
  screen.field(/^Administrators can view/).focus();
  await screen.press("{ArrowUp}");
  expect(label()).toContain("Public can view");
  await screen.press("{ArrowDown}{ArrowDown}");
  expect(label()).toContain("Everyone at Noordervaart can view");
  await screen.press("{ArrowUp}{ArrowUp} ");
  expect(screen.text()).toContain("1 unsaved change");
  await screen.press("{Control>}{Enter}{/Control}");
  expect(screen.names("heading", screen.part("dialog"))).toEqual(["Change who has access?"]);
  await screen.press("{Enter}");
  expect([box(screen, "Public can view"), screen.text().includes("unsaved change")]).toEqual([true, false]);
});
