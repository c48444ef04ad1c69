import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { withoutChunks } from "#testing/screens/chunks.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** What a style sheet of the interface says of the first rule or role that begins so. */
async function styleOf(file: string, begin: string): Promise<string> {
  const sheet = await readFile(new URL(`../../../ui/${file}`, import.meta.url), "utf8");
  return sheet.slice(sheet.indexOf(begin)).split(/[;}]\n/)[0] ?? "";
}

it("what failed in a dialog stands in it, in an area for errors and in red, and goes when it is tried again [CACT-11] [DLGS-06]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Change Role");
  const dialog = screen.part("dialog", "Change role of Vera Visser");
  const [area] = screen.parts("alert", undefined, dialog);
  expect(area?.textContent).toBe("");
  screen.meddle(() => Response.json({ success: false, message: "The list is closed." }, { status: 409 }));
  await screen.click("radio", /^Editor/);
  await screen.click("button", "Save role");
  const [sentence] = area?.children ?? [];
  expect([sentence?.textContent, sentence?.className]).toEqual(["The list is closed.", "ui-error-text"]);
  expect(await styleOf("error-text.css", "color:")).toBe("color: var(--danger)");
  // The hue of red, 20 to 35, on light and on dark.
  expect(await styleOf("tokens.css", "--danger:")).toMatch(
    /light-dark\(oklch\(\S+ \S+ 2\d\), oklch\(\S+ \S+ 2\d\)\)$/,
  );
  let answer = (_: Response) => {};
  screen.meddle(() => new Promise((resolve) => (answer = resolve)));
  await screen.click("button", "Save role");
  expect(area?.textContent).toBe("");
  answer(Response.json({ success: false, message: "The list is closed." }, { status: 409 }));
  await screen.pass(0);
  expect(area?.textContent).toBe("The list is closed.");
  screen.meddle(null);
  await screen.click("button", "Save role");
  expect(screen.names("dialog")).toEqual([]);
});

it("when what OK does breaks in the browser, the dialog says the default, and stays [DLGS-07] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Change Role");
  const dialog = screen.part("dialog", "Change role of Vera Visser");
  await screen.click("radio", /^Editor/);
  const broken = vi.spyOn(Math, "random").mockImplementation(() => {
    throw new Error("no dice");
  });
  const reported = vi.fn<(bug: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  try {
    await screen.click("button", "Save role");
  } finally {
    broken.mockRestore();
    vi.unstubAllGlobals();
  }
  const [area] = screen.parts("alert", undefined, dialog);
  expect(area?.textContent).toBe("Oops, something went wrong. Please try again.");
  expect(reported).toHaveBeenCalledOnce();
});

it("the dialog to invite has the heading of the documents and is 640 px wide [INVT-01]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Invite");
  const dialog = screen.part("dialog", "Invite people to this site or subsite");
  expect(screen.names("heading", dialog)).toEqual(["Invite people to this site or subsite"]);
  const size = dialog.querySelector<HTMLElement>(".ui-dialog-frame")?.dataset["size"];
  const rule = await styleOf("dialog.css", `.ui-dialog-frame[data-size="${size}"]`);
  expect(rule).toContain("inline-size: min(100%, 640px)");
});

it("Tab stays inside a dialog: from its last control to its first, and back [DLGS-21]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Change Role");
  const dialog = screen.part("dialog", "Change role of Vera Visser");
  const [first] = screen.parts("button", undefined, dialog);
  const last = screen.parts("button", undefined, dialog).at(-1);
  last?.focus();
  await screen.press("{Tab}");
  expect(screen.focused).toBe(first);
  await screen.press("{Shift>}{Tab}{/Shift}");
  expect(screen.focused).toBe(last);
});

it("a dialog that cannot be loaded says so for 5 seconds, and closes [DLGS-08] [DLGS-15]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await withoutChunks(["features/people/screens/add-dialog.tsx"], async () => {
    await screen.click("button", "Add");
    const errors = [...screen.document.querySelectorAll<HTMLElement>("[role=alert] .ui-notice")];
    expect(errors.map(({ textContent, style }) => [textContent, style.getPropertyValue("--life")])).toEqual([
      ["Could not load dialog. Please try again in a moment...", "5s"],
    ]);
    expect(screen.names("dialog")).toEqual([]);
  });
});

it("a notice lives as long as its kind says, and fades away at the end of it [DLGS-12] [DLGS-13] [DLGS-14] [DLGS-15]", async () => {
  expect(await styleOf("notice.css", "animation: ui-notice-life")).toBe(
    "animation: ui-notice-life var(--life) linear both",
  );
  const sheet = await readFile(new URL("../../../ui/notice.css", import.meta.url), "utf8");
  expect(sheet).toMatch(
    /@keyframes ui-notice-life \{\s*0%, 96% \{\s*opacity: 1;\s*\}\s*100% \{\s*opacity: 0;\s*\}\s*\}/,
  );
});

it("a dialog closes what was found below the search field [DLGS-02]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.type("Search Noordervaart", "vera");
  await screen.pass(400);
  expect(screen.names("listbox")).toEqual(["Search results"]);
  screen.part("button", "Invite").click();
  for (const comesThenCloses of [0, 10]) await screen.pass(comesThenCloses);
  expect(screen.parts("dialog", /Invite people/)).toHaveLength(1);
  expect(screen.document.querySelector("[role=listbox]")).toBeNull();
});

it("what a dialog leads to takes the place of its content, and leads back to it as it was [DLGS-16]", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Change Role");
  await screen.click("radio", /^Editor/);
  const refused = { success: false, error: "Sorry, only administrators can do this." };
  screen.meddle(() => Response.json(refused, { status: 403, headers: { "x-offer": "admin" } }));
  await screen.click("button", "Save role");
  expect([screen.names("dialog").length, screen.parts("radio")]).toEqual([1, []]);
  expect(screen.part("dialog", "No admin permissions")).toBeDefined();
  await screen.press("{Escape}");
  expect(screen.part("dialog", "Change role of Vera Visser")).toBeDefined();
  expect(screen.field(/^Editor/).checked).toBe(true);
});
