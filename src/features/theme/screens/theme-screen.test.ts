import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { picture } from "#testing/pictures.ts";
import { some } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveTheme } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const path = "/settings/theme/";
const plain = {
  fonts: "serif",
  scheme: "device",
  logo: null,
  darkLogo: null,
  picture: null,
  pictureAlt: "",
  revision: 1,
};
const none = { previous: { ...plain, accent: null }, replaced: null };
const note = "Buttons and links use a darker shade, so everyone can read them.";

describe("the theme settings", () => {
  it("are a plain form of the owners with Save and Cancel; nothing is stored before Save [ROUT-22] [ROUT-39]", async () => {
    const screen = await shown(world, world.olga, path);
    const main = screen.part("main");
    expect(screen.part("heading", "Theme")).toBeDefined();
    expect(screen.text(main)).toContain("No unsaved changes");
    expect(screen.names("button", main)).toContain("Save");
    expect([...screen.names("button", main), ...screen.names("link", main)]).toContain("Cancel");
    await screen.click("radio", "Red");
    await screen.click("radio", "Georgia with Inter");
    expect(screen.text(main)).toContain("2 unsaved changes");
    await screen.load(path);
    expect(screen.text(screen.part("main"))).toContain("No unsaved changes");
    expect(screen.field("Red").checked).toBe(false);
    const web = await openTestWeb(world);
    for (const who of some([world.ada, world.ed, world.vera, world.xavi], 1)) {
      const { text } = await (await web.browser(who)).get(path, { accept: "text/html" });
      expect(text).toContain("Sorry, only site owners can do this.");
      expect(text).not.toContain('type="radio"');
    }
    await web.close();
  });

  it("change nothing for others before Save (long)", async () => {
    const screen = await shown(world, world.olga, path);
    await screen.click("radio", "Red");
    expect((await shown(world, world.vera, "/pages/")).text()).not.toContain("c23b32");
  });

  it("ask before unsaved choices go, and keep them when they are to stay (long)", async () => {
    const screen = await shown(world, world.olga, path);
    await screen.click("radio", "Plum");
    await screen.click("link", "Cancel");
    await screen.click("button", "Keep editing");
    expect(screen.address).toBe(path);
    expect(screen.text(screen.part("main"))).toContain("1 unsaved change");
    await screen.click("link", "Cancel");
    await screen.click("button", "Discard changes");
    expect(screen.address).toBe("/settings/");
  });

  it("let nobody go while they are being saved, and keep what is chosen meanwhile (long)", async () => {
    const screen = await shown(world, world.olga, path);
    const main = () => screen.text(screen.part("main"));
    await screen.click("radio", "Teal");
    let letGo = () => {};
    const held = new Promise<Response>((resolve) => {
      letGo = () =>
        resolve(Response.json({ success: true, theme: { ...plain, accent: "#0f9186" }, ...none }));
    });
    screen.meddle(({ method }) => (method === "POST" ? held : null));
    await screen.click("button", "Save");
    await screen.click("radio", "Georgia with Inter");
    await screen.click("link", "Cancel");
    expect([screen.address, screen.parts("dialog")]).toEqual([path, []]);
    expect(screen.text()).toContain("Please wait, save in progress...");
    letGo();
    await screen.pass(0);
    expect(screen.text()).toContain("Theme saved");
    expect(main()).toContain("1 unsaved change");
    expect((screen.part("radio", "Georgia with Inter") as HTMLInputElement).checked).toBe(true);
  });

  it("say that a colour is used in another shade, and which (long)", async () => {
    const screen = await shown(world, world.olga, path);
    const main = screen.part("main");
    expect(screen.text(main)).not.toContain(note);
    await screen.type("Color code", "#F26B4A");
    expect(screen.text(main)).toContain(note);
    expect(screen.text(main)).toContain("#F26B4A, 2.9 : 1");
    expect(screen.text(main)).toContain("#CD4928, 4.5 : 1");
    await screen.type("Color code", "#F26B4");
    expect(screen.field("Color code").value).toBe("#F26B4");
    expect(screen.text(main)).toContain("Enter a color code like #4A5BCF.");
    await screen.click("button", "Save");
    expect(screen.address).toBe(path);
    expect(screen.text(main)).not.toContain("Theme saved");
  });

  it("save, tell of it, and bring back what was there before (long)", async () => {
    const screen = await shown(world, world.olga, path);
    await screen.click("radio", "Green");
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Theme saved");
    expect(screen.text(screen.part("main"))).toContain("No unsaved changes");
    await screen.click("button", "Undo");
    expect(screen.text()).toContain("Previous theme restored");
    expect((screen.part("radio", "Indigo") as HTMLInputElement).checked).toBe(true);
    const before = screen.field("Color code").value;
    await screen.type("Color code", "#ffffa0");
    await screen.click("button", "Save");
    expect(screen.field("Color code").value).toBe("#ffffa0");
    await screen.click("button", "Undo");
    expect(screen.field("Color code").value).toBe(before);
    await screen.click("radio", "Dark", screen.part("radiogroup", "Light or dark"));
    expect(screen.names("button")).toContain("Reset to default");
    await screen.click("button", "Reset to default");
    expect(screen.text(screen.part("main"))).toContain("No unsaved changes");
  });

  it("are saved with Ctrl+S from anywhere, a text field too, and the browser's own save stays away (long)", async () => {
    const screen = await shown(world, world.olga, path);
    await screen.click("radio", "Plum");
    screen.field("Color code").focus();
    await screen.press("{Control>}s{/Control}");
    expect(screen.text()).toContain("Theme saved");
    expect(screen.text(screen.part("main"))).toContain("No unsaved changes");
  });

  it("keep the focus on the choice of a picture when the one that was there is removed (long)", async () => {
    const bytes = await picture(64, 64).png().toBuffer();
    const { id: logoId } = await keptFile(world, world.olga, { bytes, name: "sign.png", purpose: "image" });
    const none = { dark_logo_id: null, picture_id: null, picture_alt: "" };
    const look = { accent: "#4a5bcf", fonts: "serif", scheme: "device" } as const;
    const saved = await as(world, world.olga).call(saveTheme, { ...look, ...none, logo_id: logoId });
    expect(saved.success).toBe(true);
    const screen = await shown(world, world.olga, path);
    await screen.click("button", "Remove Logo");
    expect(screen.focused).toBe(screen.part("button", "Upload Logo"));
  });

  it("tell who saves over somebody else whose theme it was (long)", async () => {
    const screen = await shown(world, world.olga, path);
    const other = { fonts: "sans", scheme: "device", picture_alt: "" } as const;
    const none = { logo_id: null, dark_logo_id: null, picture_id: null };
    await as(world, world.olga).call(saveTheme, { ...other, ...none, accent: "#a5489f" });
    await screen.click("radio", "Teal");
    await screen.click("button", "Save");
    expect(screen.text()).toContain(`Theme saved. It replaces what ${world.olga.name} saved.`);
  });
});
