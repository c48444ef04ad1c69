import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { createFolder } from "#features/folders/contract.ts";
import { readVersions } from "#features/versions/screen.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

it.each([
  ["/new/", "Create page"],
  ["/page/copy/{tides}/0/", "Create copy"],
])(
  "%s: %s is disabled while it is saved, which is sent once, and nobody goes by Cancel or Escape meanwhile [PDLG-13] [PDLG-14] (long)",
  async (path, button) => {
    const screen = await shown(world, world.ed, path.replace("{tides}", String(tides)));
    await screen.type(/^Title/, "Slow");
    let answer = (_: Response) => {};
    screen.meddle(({ method }) => (method === "POST" ? new Promise((done) => (answer = done)) : null));
    const disabled = () => screen.part("button", button).getAttribute("aria-disabled");
    expect(disabled()).toBeNull();
    await screen.click("button", button);
    expect(disabled()).toBe("true");
    await screen.click("button", button);
    expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
    const { address } = screen;
    await screen.click("link", "Cancel");
    expect(screen.text(screen.part("region", "Notices"))).toContain("Please wait, save in progress...");
    await screen.press("{Escape}");
    expect(screen.address).toBe(address);
    answer(new Response("", { status: 502 }));
    await screen.pass(0);
    expect(disabled()).toBeNull();
  },
);

it.each(["/new/", "/page/copy/{tides}/0/"])(
  "at %s administrators choose the type of the page, and nobody else is offered the home page or a template; what is chosen is sent; a copy has its page's time and no location [PDLG-21] [PPRP-05] [PPRP-09] [PTYP-01] [PTYP-02] [PTYP-05]",
  async (path) => {
    const opened = (who: WorldPerson) => shown(world, who, path.replace("{tides}", String(tides)));
    const types = (screen: Screen) => {
      const isCopy = path !== "/new/";
      for (const label of [/^Title/, /^Folder/, /^Tags/]) expect(screen.field(label)).toBeTruthy();
      expect(screen.parts("textbox", /^Location/)).toHaveLength(isCopy ? 0 : 1);
      expect(screen.parts("button", "Choose template")).toHaveLength(isCopy ? 0 : 1);
      expect(screen.text().includes("Published 21 November 2026, 12:00")).toBe(isCopy);
      const cards = screen.parts("radio") as HTMLInputElement[];
      return cards.map((card) => [
        card.closest("label")?.querySelector("span")?.textContent,
        card.checked,
        card.matches(":disabled"),
      ]);
    };
    const ada = await opened(world.ada);
    expect(types(ada)).toEqual([
      ["Standard", true, false],
      ["Home page", false, false],
      ["Template", false, false],
      ["Default template", false, false],
    ]);
    await ada.type(/^Title/, "Minutes");
    await ada.click("radio", /^Template/);
    ada.meddle(() => Response.json({ success: false }, { status: 400 }));
    await ada.click("button", /^Create (page|copy)/);
    expect(ada.sent.at(-1)?.fields?.["settings"]).toMatchObject({
      make_homepage: false,
      make_template: true,
      make_default_template: false,
    });
    expect(types(await opened(world.ed))).toEqual([]);
  },
);

it("a new page and a copy say who will see them before they are made (long)", async () => {
  const own = [{ principalId: principal("person", world.vera.id), mayEdit: false }];
  const narrow = await madePage(world, "Narrow", { shares: own });
  const said = async (who: WorldPerson, path: string) => (await shown(world, who, path)).text();
  expect(await said(world.ed, "/new/")).toContain(
    "Once published, everyone at Noordervaart can see this page.",
  );
  expect(await said(world.ada, `/page/copy/${narrow}/0/`)).toContain(
    "The copy keeps the same permissions, without guests and public access. Once published, only administrators and Vera Visser can see this page.",
  );
  expect(await said(world.ed, `/page/copy/${tides}/0/`)).toContain(
    "Once published, everyone at Noordervaart can see this page.",
  );
});

it("in a subsite its members will see a new page (long)", async () => {
  const subsites = await openSubsiteWorld("a hash");
  const screen = await shown(subsites, subsites.vera, "/@crew/new/");
  expect(screen.text()).toContain("Once published, everyone in Crew can see this page.");
  const properties = await shown(subsites, subsites.vera, `/@crew/page/properties/${subsites.crew.tidesId}/`);
  expect(properties.text()).toContain("Everyone in Crew can see this page.");
  await subsites.close();
});

it("where there are subsites, too, only administrators see that a new page could be the home page [PTYP-05] (long)", async () => {
  const subsites = await openSubsiteWorld("a hash");
  const offered = async (who: WorldPerson, path: string) =>
    (await shown(subsites, who, path)).parts("radio", /^Home page/).length;
  expect(await offered(subsites.ada, "/@crew/new/")).toBe(1);
  expect(await offered(subsites.vera, "/@crew/new/")).toBe(0);
  expect(await offered(subsites.ed, "/new/")).toBe(0);
  await subsites.close();
});

it("an address with a mistake in it says so, where there are no fields to look at", async () => {
  const screen = await shown(world, world.ed, "/new/?from_page_id=x");
  expect(screen.text()).toContain("This address isn't right. Check it and try again.");
  expect(screen.text()).not.toContain("highlighted");
});

describe("a new page", () => {
  it("takes its location from its title until one types another, below the address of the site [PPRP-11]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Safety First");
    expect(screen.field(/^Location/).value).toBe("safety-first");
    expect(screen.field(/^Location/).previousElementSibling?.textContent).toBe("noordervaart.example/");
    await screen.type(/^Location/, "safe");
    await screen.type(/^Title/, "Safety Second");
    expect(screen.field(/^Location/).value).toBe("safe");
  });

  it("is made at the location that one typed, whatever its title became since [PPRP-11] [PPRP-04] [ROUT-14] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Location/, "safe");
    await screen.type(/^Title/, "Safety Second");
    await screen.click("button", "Create page");
    expect(screen.address).toBe("/safe/?edit");
    expect(screen.title).toBe("Safety Second | Noordervaart");
  });

  it("says what is wrong at the field, and keeps what was typed [PPRP-10] (long)", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Location/, "a b");
    await screen.click("button", "Create page");
    expect(screen.field(/^Location/).value).toBe("a b");
    expect(complaintAt(screen.field(/^Title/))).toBe("Please enter a page name.");
    expect(complaintAt(screen.field(/^Location/))).toBe(
      "The location can only contain letters, digits, dashes and underscores.",
    );
    await screen.type(/^Title/, "Tides");
    await screen.type(/^Location/, "tides");
    await screen.click("button", "Create page");
    expect(complaintAt(screen.field(/^Location/))).toBe("This location is already in use.");
    expect(screen.address).toBe("/new/");
  });

  it("stands in the folder that was chosen from the tree, which is sent as its path [PPRP-06] (long)", async () => {
    for (const new_name of ["Fleet", "Fleet/Tugs"])
      await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name });
    const screen = await shown(world, world.ed, "/new/");
    expect(screen.names("option")).toEqual(["Main", "Fleet", "Fleet / Tugs"]);
    await screen.type(/^Title/, "Tow lines");
    await screen.choose(/^Folder/, "Fleet / Tugs");
    await screen.click("button", "Create page");
    const { settings } = screen.sent.find(({ path }) => path.includes("/page_settings/"))?.fields ?? {};
    expect(settings).toMatchObject({ category: "Main/Fleet/Tugs" });
    await screen.load("/tow-lines/");
    expect(screen.names("link", screen.part("main"))).toEqual(expect.arrayContaining(["Fleet", "Tugs"]));
  });

  it("takes 120 characters for its title and no more [PPRP-01]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    expect(screen.field(/^Title/).maxLength).toBe(120);
  });
});

describe("a copy", () => {
  it("at 0 is of the version that readers see, at another number of that version [PDLG-21] [PDLG-22] (long)", async () => {
    const id = await draftedPage(world);
    const later = new Date(worldNow.getTime() + 3_600_000);
    const writer = await draftWriter(world, { who: world.ed, page_id: id, now: later });
    await writer.type("second ");
    await writer.publish(1);
    const listed = await as(world, world.ed).call(readVersions, { page_id: id });
    const versions = listed.success ? listed.versions.map((each) => each.id) : [];
    for (const [at, version, published] of [
      [0, versions[0], "13:00"],
      [versions[1], versions[1], "12:00"],
    ]) {
      const screen = await shown(world, world.ed, `/page/copy/${id}/${at}/`);
      expect(screen.text()).toContain(`Published 21 November 2026, ${published}`);
      screen.meddle(() => Response.json({ success: false }, { status: 400 }));
      await screen.click("button", "Create copy");
      expect(screen.sent.at(-1)?.path).toBe(`/ajax/page/page_settings/clone/${id}/${version}/`);
    }
  });

  it("begins with the page's title and no location of its own, and becomes a page [ROUT-13] [PPRP-05] [PDLG-21] (long)", async () => {
    const screen = await shown(world, world.ed, `/page/copy/${tides}/0/`);
    expect(screen.field(/^Title/).value).toMatch(/^Copy of /);
    expect(screen.names("textbox").length).toBe(1);
    expect(screen.text()).toContain("Published 21 November 2026, 12:00");
    await screen.type(/^Title/, "Another tide");
    await screen.click("button", "Create copy");
    expect([screen.address, screen.title]).toEqual(["/another-tide/?edit", "Another tide | Noordervaart"]);
  });
});
