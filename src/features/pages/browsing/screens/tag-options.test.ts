import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renameTag } from "#features/tags/contract.ts";
import { as } from "#testing/as.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { tagNamed, taggedPage, tagsOn } from "#testing/tags.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let fog: number;
let signals: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const open = "update site set public_pages = true, guest_invites = true where id = $1";
  await world.database.pool.query(open, [world.siteId]);
  web = await openTestWeb(world);
  signals = await taggedPage(world, world.ada, {
    title: "Fog signals",
    tags: ["fog", "safety"],
    permission_state: { public: { view: true } },
  });
  fog = await tagNamed(world, "fog");
});
afterAll(async () => {
  await web.close();
  await world.close();
});

describe("the options of a tag", () => {
  it("are offered to those who pass the editor check, and hidden from readers, people from outside and visitors [TOPT-12]", async () => {
    const offered = async (who: WorldPerson | "visitor") => {
      const { status, text } = await (await web.browser(who)).get(`/pages/tag/${fog}/`);
      return [status, text.includes("Options for fog")];
    };
    const { olga, ada, ed, vera } = world;
    for (const who of [olga, ada, ed]) expect(await offered(who)).toEqual([200, true]);
    for (const who of [vera, "visitor"] as const) expect(await offered(who)).toEqual([200, false]);
  });

  it("are Rename and Delete, for those who pass the editor check [TOPT-01] [TOPT-12] (long)", async () => {
    for (const who of [world.ed, world.ada, world.olga]) {
      const screen = await shown(world, who, `/pages/tag/${fog}/`);
      await screen.click("button", "Options for fog");
      expect(screen.names("menuitem")).toEqual(["Rename", "Delete"]);
    }
    const pageId = await taggedPage(world, world.ed, { title: "Berths", tags: ["fog"] });
    const { cookie } = await guestBrowser(web, { editor: world.ed, prefix: "", pageId });
    for (const [who, title] of [
      [world.vera, "Berths"],
      [{ cookie }, "Berths"],
      ["visitor", "Fog signals"],
    ] as const) {
      const screen = await shown(world, who, `/pages/tag/${fog}/`);
      expect(screen.names("link", screen.part("region", "Browse pages"))).toContain(title);
      expect(screen.names("button").filter((name) => name.startsWith("Options for fog"))).toEqual([]);
    }
  });

  it("are for administrators where editors do not arrange tags [TOPT-12] (long)", async () => {
    const optionsFor = async (who: WorldPerson) =>
      (await shown(world, who, `/pages/tag/${fog}/`)).parts("button", "Options for fog").length;
    const letEditors = async (arrange: "no" | "yes") => {
      const settings = await shown(world, world.ada, "/settings/site/");
      await settings.choose("Editors can arrange folders, tags and the menu", arrange);
      await settings.click("button", "Save");
    };
    await letEditors("no");
    const offered = [await optionsFor(world.ed), await optionsFor(world.ada)];
    await letEditors("yes");
    expect([...offered, await optionsFor(world.ed)]).toEqual([0, 1, 1]);
  });

  it("Rename opens a dialog with the name, at most 90 characters, or says why not, else 'Something went wrong' [TOPT-01] [TOPT-02] [TOPT-03] [TOPT-04] [TOPT-05]", async () => {
    const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
    await screen.click("button", "Options for fog");
    expect(screen.names("menuitem")).toEqual(["Rename", "Delete"]);
    await screen.click("menuitem", "Rename");
    const dialog = screen.part("dialog", "Rename tag");
    expect([screen.field("Name", dialog).value, screen.field("Name", dialog).maxLength]).toEqual(["fog", 90]);
    await screen.type("Name", "mist", dialog);
    for (const [reply, sentence] of [
      [() => new Response("", { status: 502 }), "Something went wrong"],
      [() => Response.json({ success: false, error: "Tags rest." }, { status: 409 }), "Tags rest."],
      [() => Response.json({ success: false, message: "It is shut." }, { status: 409 }), "It is shut."],
    ] as const) {
      screen.meddle(reply);
      await screen.click("button", "Rename", dialog);
      expect(screen.text(screen.parts("alert", undefined, dialog)[0])).toBe(sentence);
    }
    screen.meddle(null);
    await screen.click("button", "Rename", dialog);
    expect(screen.parts("dialog")).toEqual([]);
    expect(screen.names("link", screen.part("list", "Tags"))).toContain("mist");
    expect(screen.text(screen.part("region", "Browse pages"))).toContain("with the tag mist");
    expect(await tagsOn(world, signals)).toEqual(["mist", "safety"]);
    await as(world, world.ed).call(renameTag, { id: fog, name: "fog" });
  });

  it("a failed rename shows the message, or the error, and keeps what was typed [TOPT-04] [TOPT-11] (long)", async () => {
    const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
    await screen.click("button", "Options for fog");
    await screen.click("menuitem", "Rename");
    const dialog = screen.part("dialog", "Rename tag");
    await screen.type("Name", "SAFETY", dialog);
    await screen.click("button", "Rename", dialog);
    const said = () => screen.text(screen.parts("alert", undefined, dialog)[0]);
    expect(said()).toBe("A tag with this name already exists.");
    screen.meddle(() => Response.json({ success: false, error: "Tags rest." }, { status: 409 }));
    await screen.click("button", "Rename", dialog);
    expect(said()).toBe("Tags rest.");
    expect(screen.field("Name", dialog).value).toBe("SAFETY");
  });

  it("Delete says 'Tag deleted' with Undo for ten seconds, which brings it back with its pages [TOPT-01] [TOPT-07] [TOPT-09] [TOPT-06]", async () => {
    const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
    await screen.click("button", "Options for fog");
    await screen.click("menuitem", "Delete");
    expect(screen.address).toBe("/pages/");
    expect(screen.text(screen.part("region", "Notices"))).toContain("Tag deleted");
    expect(screen.names("link", screen.part("list", "Tags"))).not.toContain("fog");
    // How long a notice stays is an animation of the style sheet, given in seconds.
    const notice = screen.part("button", "Undo").parentElement;
    expect(notice?.style.getPropertyValue("--life")).toBe("10s");
    await screen.click("button", "Undo");
    expect(screen.address).toBe(`/pages/tag/${fog}/`);
    expect(screen.names("link", screen.part("region", "Browse pages"))).toContain("Fog signals");
  });

  it("a failed delete and a failed undelete say so, each with the reason [TOPT-08]", async () => {
    const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
    const refuse = (action: string, response: () => Response) =>
      screen.meddle(({ path }) => (path.includes(`/ajax/tag/${action}/`) ? response() : null));
    const choose = async () => {
      await screen.click("button", "Options for fog");
      await screen.click("menuitem", "Delete");
    };
    const alert = () => screen.text(screen.part("alert", undefined, screen.part("region", "Notices")));
    refuse("delete", () => Response.json({ success: false, message: "It rests." }, { status: 409 }));
    await choose();
    expect([alert(), screen.address]).toEqual([
      expect.stringContaining("Unable to delete tag! It rests."),
      `/pages/tag/${fog}/`,
    ]);
    refuse("delete", () => new Response("", { status: 502 }));
    await choose();
    expect(alert()).toContain("Unable to delete tag! Could not connect, please try again later..");
    refuse("undelete", () => new Response("", { status: 502 }));
    await choose();
    await screen.click("button", "Undo");
    expect(alert()).toContain("Unable to undelete tag! Could not connect, please try again later..");
    screen.meddle(null);
    await (await web.browser(world.ed)).post(`/ajax/tag/undelete/${fog}/`, {});
  });
});
