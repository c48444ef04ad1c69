import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveRoles } from "#features/subsites/joining-store.ts";
import { worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, type WorldSubsite, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

describe("the dialogs of a page in a subsite", () => {
  it("permissions are its properties: there is no list of who reads and edits, of one page or of several [PDLG-02] [PDLG-19] [PRUL-08]", async () => {
    const screen = await shown(world, world.vera, `/@crew/page/settings/${world.crew.tidesId}/`);
    expect(screen.names("dialog")).toEqual(["Properties"]);
    expect(screen.field(/^Title/).value).toBe("Crew tides");
    expect(screen.parts("checkbox")).toEqual([]);
    await screen.load("/@crew/pages/");
    await screen.click("button", "Select");
    await screen.click("checkbox", "Select Crew tides");
    const deeds = [...screen.document.querySelectorAll(".ui-selection-bar button")].map((each) =>
      screen.text(each),
    );
    expect(deeds).toContain("Move to Trash");
    expect(deeds).not.toContain("Share");
  });

  it("roles alone decide who edits a page, and who only sees its properties [PDLG-02] [PDLG-19] [PRUL-08] (long)", async () => {
    const page = await shown(world, world.vera, "/@crew/tides/");
    expect(page.names("link", page.part("main"))).toContain("Edit");
    const viewer = await shown(world, world.ed, `/@crew/page/settings/${world.crew.tidesId}/`);
    expect(viewer.names("textbox")).toEqual([]);
    // In the main group they are the site's, as they are without subsites.
    const ofSite = await shown(world, world.ed, `/page/settings/${await madePage(world, "Fog")}/`);
    expect([ofSite.names("dialog"), ofSite.parts("checkbox", /can edit$/).length > 2]).toEqual([
      ["Page permissions"],
      true,
    ]);
  });

  it("show the location below the address of the subsite, as `group_url` has it [PPRP-11] (long)", async () => {
    const web = await openTestWeb(world);
    const ends = [`page/properties/${world.crew.tidesId}/`, "new/"];
    const calls = [`edit_properties/${world.crew.tidesId}/`, "create/"];
    for (const [at, end] of ends.entries()) {
      const screen = await shown(world, world.vera, `/@crew/${end}`);
      const shownBefore = screen.field(/^Location/).previousElementSibling?.textContent;
      const { body } = await (await web.browser(world.vera)).get(
        `/@crew/ajax/page/page_settings/${calls[at]}`,
      );
      expect([end, shownBefore, body?.["group_url"]]).toEqual([
        end,
        "noordervaart.example/@crew/",
        "https://noordervaart.example/@crew/",
      ]);
    }
    await web.close();
  });

  // Ed edits the site and administers Harbour, Vera edits Crew, Olga owns the site and is in Board.
  async function typesFor(who: "ed" | "vera" | "olga", subsite: "harbour" | "crew" | "board") {
    const path = `/@${subsite}/page/properties/${world[subsite].tidesId}/`;
    const { document } = await shown(world, world[who], path);
    const cards = [...document.querySelectorAll<HTMLInputElement>("dialog[open] input[type=radio]")];
    const hint = "Only administrators can change the page type.";
    const isTold = document.querySelector("dialog[open]")?.textContent?.includes(hint);
    return [cards.length, cards.filter((card) => !card.matches(":disabled")).length, isTold];
  }

  it("have the types of pages for administrators of the subsite; others see the cards, and why [PTYP-06] [PTYP-08] [PTYP-11] [PTYP-12]", async () => {
    expect(await typesFor("ed", "harbour")).toEqual([4, 4, false]);
    expect(await typesFor("vera", "crew")).toEqual([4, 0, true]);
  });

  it("have the types of pages for owners of the site [PTYP-08] (long)", async () => {
    expect(await typesFor("olga", "board")).toEqual([4, 4, false]);
  });

  it("are saved with another type for those alone: an administrator of the site who edits the subsite is refused; each has its own default template and home page [PTYP-07] [PTYP-08] [PTYP-10] [PTYP-11] [PTYP-13] [TMPL-01] (long)", async () => {
    const { board, crew, harbour } = world;
    const editors = { subsiteId: board.id, personIds: [world.ada.id], role: "editor" as const };
    await within(world, actorOf(world, world.olga), (tx) => saveRoles(editors, tx));
    const web = await openTestWeb(world);
    const types = ["make_homepage", "make_template", "make_default_template"];
    const answers = async (who: WorldPerson, { slug, tidesId }: WorldSubsite, value: boolean) => {
      const browser = await web.browser(who);
      const path = `/@${slug}/ajax/page/page_settings/edit_properties/${tidesId}/`;
      const { body } = await browser.get(path);
      const flags = [body?.["can_be_template"], body?.["can_toggle_default_template"]];
      const saved: unknown[] = [];
      for (const type of types) {
        const { status } = await browser.post(path, { settings: JSON.stringify({ [type]: value }) });
        saved.push(status);
      }
      return [...flags, ...saved];
    };
    expect(await answers(world.ada, board, true)).toEqual([false, false, 403, 403, 403]);
    expect(await answers(world.vera, crew, true)).toEqual([false, false, 403, 403, 403]);
    expect(await answers(world.ada, board, false)).toEqual([false, false, 200, 200, 200]);
    for (const [who, { slug, homeId, tidesId }] of [
      [world.ed, harbour],
      [world.olga, board],
    ] as const) {
      const at = (id: number) => `/@${slug}/ajax/page/page_settings/edit_properties/${id}/`;
      const browser = await web.browser(who);
      const flags = async () => (await browser.get(at(tidesId))).body;
      expect(await flags()).toMatchObject({ can_be_template: true, can_toggle_default_template: true });
      for (const [type, shown] of [
        ["make_default_template", { is_default_template: true, is_template: true }],
        ["make_homepage", { is_homepage: true, is_template: false }],
      ] as const) {
        const saved = await browser.post(at(tidesId), { settings: JSON.stringify({ [type]: true }) });
        expect(saved.status).toBe(200);
        expect(await flags()).toMatchObject(shown);
        const begun: unknown[] = [];
        for (const [person, each] of [
          [who, slug],
          [world.vera, "crew"],
        ] as const) {
          const one = await web.browser(person);
          const { body } = await one.get(`/@${each}/ajax/page/page_settings/create/`);
          const at = `/@${each}/ajax/page/page_settings/load_templates/`;
          const templates = (await one.get(at)).body?.["templates"] as { id: number }[];
          begun.push(body?.["create_from_default_template"], ...templates.map(({ id }) => id));
        }
        expect(begun).toEqual(type === "make_default_template" ? [true, tidesId, false] : [false, false]);
      }
      await browser.post(at(homeId), { settings: JSON.stringify({ make_homepage: true }) });
    }
    const ofCrew = `/@crew/ajax/page/page_settings/edit_properties/${crew.homeId}/`;
    expect((await (await web.browser(world.vera)).get(ofCrew)).body).toMatchObject({ is_homepage: true });
    await web.close();
  });

  it("an example opens the dialog of a new page, filled in with it, below the address of the subsite [TMPL-08] [TMPL-15]", async () => {
    const screen = await shown(world, world.vera, "/@crew/new/?choose=1");
    await screen.click("radio", /^Meeting notes/);
    await screen.click("button", "Continue");
    expect([screen.address, screen.field(/^Title/).value]).toEqual([
      "/@crew/new/?from_page_id=-2",
      "Meeting notes",
    ]);
  });

  it("a page is made of an example that was chosen [TMPL-08] [TMPL-15] (long)", async () => {
    const screen = await shown(world, world.vera, "/@crew/new/");
    await screen.click("button", "Choose template");
    await screen.click("radio", /^Meeting notes/);
    await screen.click("button", "Continue");
    expect([screen.address, screen.field(/^Title/).value]).toEqual([
      "/@crew/new/?from_page_id=-2",
      "Meeting notes",
    ]);
    expect(screen.field(/^Location/).value).toBe("meeting-notes");
    await screen.type(/^Title/, "Crew meeting");
    await screen.click("button", "Create page");
    const sent = screen.sent.findLast(({ path }) => path.includes("/page_settings/"));
    expect(sent?.path).toBe("/@crew/ajax/page/page_settings/create/");
    expect(sent?.fields).toMatchObject({ from_page_id: -2 });
    expect(screen.text(screen.part("main"))).toContain("Any other business");
  });

  it("edit loads and saves what edit_properties does [PDLG-02] [PDLG-08] [PDLG-11] (long)", async () => {
    const web = await openTestWeb(world);
    const vera = await web.browser(world.vera);
    const at = (name: string) => `/@crew/ajax/page/page_settings/${name}/${world.crew.homeId}/`;
    const load = async (name: string) => (await vera.get(at(name))).body;
    expect(await load("edit")).toEqual(await load("edit_properties"));
    expect(await load("edit")).toMatchObject({
      subsite_name: "Crew",
      group_url: "https://noordervaart.example/@crew/",
      version_timestamp: worldNow.getTime() / 1000,
    });
    const title = JSON.stringify({ title: "Crew rota" });
    const made = await vera.post("/@crew/ajax/page/page_settings/create/", { settings: title });
    expect(made.body).toMatchObject({ success: true, redirect: "/@crew/crew-rota/" });
    const settings = JSON.stringify({ title: "Crew start", slug: "start" });
    const saved = await vera.post(at("edit"), { settings });
    expect(saved.body).toMatchObject({ success: true, redirect: "/@crew/start/" });
    const changed = { title: "Crew start", slug: "start" };
    expect(await Promise.all([load("edit"), load("edit_properties")])).toMatchObject([changed, changed]);
    await web.close();
  });

  it("point to the errors at their fields when they could not be saved, and say others below the message [PDLG-03] [PDLG-17] [PDLG-20] [PPRP-10]", async () => {
    const screen = await shown(world, world.vera, `/@crew/page/properties/${world.crew.tidesId}/`);
    await screen.type(/^Title/, "");
    await screen.type(/^Location/, "no.dots");
    await screen.click("button", "Save");
    const said = screen.parts("alert").map((each) => screen.text(each));
    expect(said).toContain("Couldn't save the page. Please check the errors below.");
    const fields = [screen.field(/^Title/), screen.field(/^Location/)].map(complaintAt);
    const reply = { success: false, message: "It failed.", errors: ["The disk is full."] };
    screen.meddle(({ method }) => (method === "POST" ? Response.json(reply, { status: 400 }) : null));
    await screen.click("button", "Save");
    const alerts = screen.parts("alert").map((each) => screen.text(each));
    expect(alerts.filter(Boolean)).toEqual(["It failed.", "The disk is full."]);
    expect(fields).toEqual([
      "Please enter a page name.",
      "The location can only contain letters, digits, dashes and underscores.",
    ]);
  });

  it("point to the errors of a new page at their fields, those that the server finds, too [PDLG-03] [PDLG-17] [PDLG-20] (long)", async () => {
    const making = await shown(world, world.vera, "/@crew/new/");
    await making.click("button", "Create page");
    expect(making.parts("alert").map((each) => making.text(each))).toContain(
      "Couldn't save the page. Please check the errors below.",
    );
    expect(complaintAt(making.field(/^Title/))).toBe("Please enter a page name.");
    const complaints = { title: "No.", category: "Nor here.", tags: "Not so.", slug: "Nor there." };
    const fields = Object.entries(complaints).map(([name, message]) => ({
      path: `settings.${name}`,
      message,
    }));
    making.meddle(({ method }) =>
      method === "POST" ? Response.json({ success: false, errors: fields }, { status: 400 }) : null,
    );
    await making.type(/^Title/, "Spring tide");
    await making.click("button", "Create page");
    const labels = [/^Title/, /^Folder/, /^Tags/, /^Location/];
    expect(labels.map((label) => complaintAt(making.field(label)))).toEqual(Object.values(complaints));
  });

  it("say the message above the errors, on a flat site the errors alone, and both the same without any [PDLG-03] [PDLG-16] [PDLG-17] [PDLG-20] (long)", async () => {
    const message = "Couldn't save the page. Please check the errors below.";
    const said = async (who: "vera" | "ed", path: string, reply: () => Response) => {
      const screen = await shown(world, world[who], path);
      await screen.type(/^Title/, "Tides of today");
      screen.meddle(({ method }) => (method === "POST" ? reply() : null));
      await screen.click("button", /^(Save|Create page)$/, screen.parts("dialog")[0] ?? screen.part("main"));
      return screen
        .parts("alert")
        .map((each) => screen.text(each))
        .filter(Boolean);
    };
    const errors = ["The disk is full.", "The moon is down."];
    const told = () => Response.json({ success: false, message, errors }, { status: 400 });
    const bad = () => new Response("?", { status: 502 });
    const { tidesId } = world.crew;
    for (const path of [
      `/@crew/page/properties/${tidesId}/`,
      `/@crew/page/settings/${tidesId}/`,
      "/@crew/new/",
    ]) {
      expect([path, await said("vera", path, told)]).toEqual([path, [message, ...errors]]);
      expect(await said("vera", path, bad)).toEqual(["Sorry, could not save. Please try again."]);
    }
    expect(await said("ed", "/new/", told)).toEqual(errors);
    expect(await said("ed", "/new/", bad)).toEqual(["Sorry, could not save. Please try again."]);
  });
});

it.each([
  ["vera", "crew", "Everyone in Crew"],
  ["ed", "harbour", "Anyone on the web"],
] as const)("%s is told who sees a page of %s: %s [SUBS-06] [PRUL-08]", async (who, name, audience) => {
  const screen = await shown(world, world[who], `/@${name}/tides/`);
  expect(screen.text(screen.part("main"))).toContain(audience);
  expect(screen.text(screen.part("main"))).not.toContain("Everyone at Noordervaart");
});

describe("the settings of a subsite", () => {
  it.each([
    ["ada", "crew", ["This subsite", "People"]],
    ["vera", "crew", ["People"]],
    ["olga", "board", ["This subsite", "People"]],
    ["xavi", "harbour", []],
  ] as const)(
    "show %s in %s what belongs to it, and the way to those of the site (long)",
    async (who, name, links) => {
      const screen = await shown(world, world[who], `/@${name}/settings/`);
      const all = screen.parts("link", undefined, screen.part("main"));
      const named = all.map((each) => each.querySelector("strong")?.textContent ?? each.textContent);
      expect(named).toEqual(["Settings of the site", ...links]);
      expect(all[0]?.getAttribute("href")).toBe("/settings/");
    },
  );

  it("stand beside those of the site, which name no subsite", async () => {
    const screen = await shown(world, world.ada, "/settings/");
    const named = [...screen.document.querySelectorAll("main a strong")].map((each) => each.textContent);
    expect(named).not.toContain("This subsite");
    expect(named).toContain("Subsites");
  });
});
