import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { run } from "#database/transaction.ts";
import { picture } from "#testing/pictures.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { sendFile } from "#testing/sending.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  await give(world.vera, await picture(600, 400).png().toBuffer(), "vera.png");
  const drawing = Buffer.from('<svg viewBox="0 0 30 30"><circle r="3"/></svg>');
  await give(world.ada, drawing, "ada.svg");
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await web.close();
  await world.close();
});

async function give(who: WorldPerson, bytes: Buffer, name: string) {
  const browser = await web.browser(who);
  const answer = await sendFile(web, browser, "/ajax/settings/upload-profileimage/", {
    content: [bytes],
    name,
    type: name.endsWith("svg") ? "image/svg+xml" : "image/png",
  });
  expect(answer?.body["success"]).toBe(true);
}

async function opened(who: WorldPerson): Promise<Screen> {
  const screen = await shown(world, who, "/people/");
  await screen.click("button", /Your account/);
  await screen.click("menuitem", "Change Picture");
  return screen;
}
const faces = ({ document }: Screen) =>
  [...document.querySelectorAll<HTMLImageElement>(".ui-avatar img")].map(({ src }) =>
    src.replace(/[0-9a-f]{24}/, "*"),
  );
const buttons = (screen: Screen) => screen.names("button");
const alertIn = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join("");

/** Chooses a picture that stays on its way; where it is sent, and what with it. */
async function chosen(screen: Screen): Promise<Record<string, unknown>> {
  const sent = vi.fn<(form: FormData) => void>();
  const opened = vi.fn<(method: string, path: string) => void>();
  class Waiting {
    readonly upload = {};
    readonly send = sent;
    readonly open = opened;
    setRequestHeader() {}
    abort() {}
  }
  vi.stubGlobal("XMLHttpRequest", Waiting);
  const input = screen.document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  const file = new File(["x"], "me.png", { type: "image/png" });
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await screen.pass(0);
  const way = opened.mock.calls[0]?.join(" ");
  return { way, ...Object.fromEntries(sent.mock.calls[0]?.[0].entries() ?? []) };
}

it("is opened from one's own corner, and offers upload, adjust and removal [ACCT-01] [AVAT-01] [AVAT-02] [AVAT-08] [AVAT-09] [AVAT-10] [AVAT-16] [AVAT-17]", async () => {
  const screen = await opened(world.vera);
  expect(screen.part("dialog", "Change Profile Picture")).toBeDefined();
  expect(buttons(screen)).toEqual(["Close", "Upload another", "Adjust", "Remove", "Done"]);
  expect(faces(screen)).toContain(`https://noordervaart.example/-/picture/${world.vera.id}/*/large`);
  const face = () =>
    screen.part("dialog").querySelector<HTMLImageElement>(".avatars-upload .ui-avatar img")?.src;
  for (const way of ["Cancel", "OK"]) {
    const before = face();
    await screen.click("button", "Adjust");
    expect(buttons(screen)).not.toContain("Upload another");
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Change Profile Picture"]);
    screen.part("button", "Part shown").focus();
    await screen.press("{ArrowRight}{ArrowUp}");
    await screen.click("button", way);
    expect(buttons(screen)).toEqual([
      "Close",
      "Upload another",
      "Adjust",
      "Remove",
      "Done",
      ...(way === "OK" ? ["Undo"] : []),
    ]);
    expect([way, face() === before]).toEqual([way, way === "Cancel"]);
  }
  const saved = screen.sent.filter(({ method }) => method === "POST").map(({ fields }) => fields);
  // Where the keys have put it, and not where it began.
  expect(saved).toEqual([expect.objectContaining({ x1: 208, y1: 92, x2: 408, y2: 292 })]);
});

it("says that it loads until the picture has come [AVAT-02]", async () => {
  const screen = await shown(world, world.vera, "/people/");
  let answer = (_: Response) => {};
  screen.meddle(({ path }) =>
    path.startsWith("/ajax/settings/crop-profileimage/")
      ? new Promise((resolve) => (answer = resolve))
      : null,
  );
  await screen.click("button", /Your account/);
  await screen.click("menuitem", "Change Picture");
  expect(screen.names("heading", screen.part("dialog"))).toEqual(["Loading"]);
  expect(buttons(screen)).toEqual([]);
  const loaded = { avatar_base: "", width: 0, height: 0, is_svg: false, uploading: false, name: "Vera" };
  answer(Response.json({ success: true, ...loaded }));
  await screen.pass(0);
  expect(screen.names("heading", screen.part("dialog", "Change Profile Picture"))).toHaveLength(1);
  expect(buttons(screen)).toContain("Upload picture");
  screen.meddle(null);
});

it("without a picture shows initials, and adjusts nothing, nor while one is on its way [AVAT-01] [AVAT-05] [AVAT-12] [AVAT-13] [AVAT-17]", async () => {
  const screen = await opened(world.ed);
  expect(buttons(screen)).toEqual(["Close", "Upload picture", "Adjust", "Done"]);
  expect(screen.text()).toContain("No picture yet. Initials are shown.");
  await screen.click("button", "Adjust");
  expect(alertIn(screen)).toBe("No profile image. Upload an image first.");
  expect(buttons(screen)).not.toContain("OK");
  expect(await chosen(screen)).toEqual({
    way: "POST /ajax/settings/upload-profileimage/",
    ajx: expect.stringMatching(/./),
    magic: expect.stringMatching(/^.{20,}$/),
    user_id: String(world.ed.id),
    file: expect.any(File),
  });
  expect(screen.text()).toContain("Uploading, 0%");
  await screen.click("button", "Adjust");
  expect(alertIn(screen)).toBe("Upload in progress...");
  expect(buttons(screen)).not.toContain("OK");
});

it("never offers to crop a drawing [AVAT-20]", async () => {
  expect(buttons(await opened(world.ada))).toEqual(["Close", "Upload another", "Remove", "Done"]);
});

it("is that of the person whose menu it was opened from [AVAT-05] [AVAT-06] [AVAT-07] [AVAT-16] [CACT-02] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("button", "Actions for Vera Visser");
  await screen.click("menuitem", "Change Picture");
  expect(screen.text(screen.part("dialog"))).toContain("Vera Visser");
  expect(faces(screen)).toContain(`https://noordervaart.example/-/picture/${world.vera.id}/*/large`);
  await screen.click("button", "Adjust");
  await screen.click("button", "OK");
  const cropped = screen.sent.findLast(({ method }) => method === "POST");
  expect([cropped?.path, cropped?.fields]).toEqual([
    "/ajax/settings/crop-profileimage/",
    {
      x1: 200,
      y1: 100,
      x2: 400,
      y2: 300,
      avatar_base: expect.stringMatching(/^\/-\/picture\/\d+\/[0-9a-f]{24}\/$/),
      user_id: world.vera.id,
      ajx: expect.any(String),
      magic: expect.any(String),
    },
  ]);
  expect(screen.text()).toContain("Picture changed");
  expect(await chosen(screen)).toMatchObject({ user_id: String(world.vera.id) });
});

it("saves the square with OK, leads back, and brings the earlier picture back [AVAT-08] [DLGS-16] [AVAT-02] (long)", async () => {
  const screen = await opened(world.vera);
  const photo = async () =>
    (
      await within(world, actorOf(world, world.olga), (tx) =>
        run<{ photo: string }>(tx, "select photo from person where site_id = $1 and id = $2", [
          tx.siteId,
          world.vera.id,
        ]),
      )
    )[0]?.photo;
  const first = await photo();
  await screen.click("button", "Adjust");
  expect(buttons(screen)).toEqual([
    "Close",
    "Part shown",
    "Top left corner",
    "Top right corner",
    "Bottom left corner",
    "Bottom right corner",
    "Cancel",
    "OK",
  ]);
  await screen.click("button", "OK");
  expect(buttons(screen)).toContain("Upload another");
  expect(screen.text()).toContain("Picture changed");
  expect(await photo()).not.toBe(first);
  await screen.click("button", "Undo");
  expect(await photo()).toBe(first);
  await screen.click("button", "Remove");
  expect(await photo()).toBeNull();
  expect(screen.text()).toContain("No picture yet. Initials are shown.");
  await screen.click("button", "Undo");
  expect(await photo()).toBe(first);
});

it("is shown in the list of people, offered there for oneself, and to administrators for others [AVAT-16] [CACT-02] (long)", async () => {
  const offers = async (who: WorldPerson) => {
    const screen = await shown(world, who, "/people/");
    const offered: string[] = [];
    for (const name of screen.names("button").filter((each) => each.startsWith("Actions for "))) {
      await screen.click("button", name);
      if (screen.names("menuitem").includes("Change Picture")) offered.push(name.replace("Actions for ", ""));
      await screen.press("{Escape}");
    }
    return { offered, faces: faces(screen) };
  };
  const { offered, faces: seen } = await offers(world.vera);
  expect(offered).toEqual(["Vera Visser"]);
  expect(seen).toContain(`https://noordervaart.example/-/picture/${world.vera.id}/*/small`);
  expect((await offers(world.ada)).offered).toHaveLength(5);
});

it("of somebody else is neither adjusted nor removed by a former administrator, who may ask for it [ROLE-19] (long)", async () => {
  const become = (text: string) =>
    within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, world.ada.id]));
  for (const acts of [["Adjust", "OK"], ["Remove"]]) {
    const screen = await shown(world, world.ada, "/people/");
    await screen.click("button", "Actions for Vera Visser");
    await screen.click("menuitem", "Change Picture");
    await become("update person set role = 'editor' where site_id = $1 and id = $2");
    for (const act of acts) await screen.click("button", act);
    await become("update person set role = 'admin' where site_id = $1 and id = $2");
    const offered = screen.names("link", screen.part("dialog", "No admin permissions"));
    expect([...acts, ...offered]).toEqual([...acts, "Request administrator rights"]);
  }
});
