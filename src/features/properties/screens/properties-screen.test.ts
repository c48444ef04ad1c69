import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { trashPage } from "#features/pages/trash/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { complaintAt } from "#testing/screens/complaint-at.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { loadProperties, saveProperties } from "../contract.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const sent = { parent_id: world.mainFolderId, new_name: "Fleet" };
  const fleet = await as(world, world.ed).call(createFolder, sent);
  tides = await madePage(world, "Tides", { slug: "tides", folderId: fleet.success ? fleet.id : 0 });
});
afterAll(() => world.close());

describe("properties", () => {
  it("begin as they are, and change title and location; the old location leads on [ROUT-12] [ROUT-37] (long)", async () => {
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`);
    expect([screen.field(/^Title/).value, screen.field(/^Location/).value]).toEqual(["Tides", "tides"]);
    const folders = screen.parts("option") as HTMLOptionElement[];
    expect(folders.filter(({ selected }) => selected).map(({ text }) => text)).toEqual(["Fleet"]);
    await screen.type(/^Title/, "Ebb and flow");
    await screen.type(/^Location/, "ebb");
    await screen.click("button", "Save");
    expect([screen.address, screen.title]).toEqual(["/ebb/", "Ebb and flow | Noordervaart"]);
    expect(screen.names("link", screen.part("main"))).toContain("Fleet");
    await screen.load("/tides/");
    expect(screen.address).toBe("/ebb/");
  });

  it("send another folder that is chosen from the tree as its path [PPRP-06] (long)", async () => {
    const id = await madePage(world, "Moorings", { slug: "moorings" });
    const screen = await shown(world, world.ed, `/page/properties/${id}/`);
    expect(screen.names("option")).toEqual(["Main", "Fleet"]);
    await screen.choose(/^Folder/, "Fleet");
    await screen.click("button", "Save");
    const saved = screen.sent.findLast(({ method }) => method === "POST")?.fields?.["settings"];
    expect(saved).toMatchObject({ category: "Main/Fleet" });
    expect(screen.names("link", screen.part("main"))).toContain("Fleet");
  });

  it("send what was changed alone, so that what somebody else has saved since stays (long)", async () => {
    const id = await madePage(world, "Buoys", { slug: "buoys" });
    const screen = await shown(world, world.ed, `/page/properties/${id}/`);
    const elsewhere = JSON.stringify({ title: "Buoys and beacons", category: "Main/Fleet" });
    await as(world, world.ada).call(saveProperties, { page_id: id, settings: elsewhere });
    await screen.type(/^Location/, "beacons");
    await screen.click("button", "Save");
    const now = await as(world, world.ada).call(loadProperties, { page_id: id });
    expect(now).toMatchObject({ title: "Buoys and beacons", slug: "beacons", category_path: "Main/Fleet" });
  });

  it("say who sees the page, and of a draft who will, as its permissions do (long)", async () => {
    const id = await madePage(world, "Fog", { slug: "fog-seen" });
    const screen = await shown(world, world.ed, `/page/properties/${id}/`);
    expect(screen.text()).toContain("Everyone at Noordervaart can see this page.");
    await within(world, actorOf(world, world.ed), ({ db }) =>
      db.updateTable("page").set({ unpublished: true }).where("id", "=", id).execute(),
    );
    await screen.load(`/page/properties/${id}/`);
    expect(screen.text()).toContain(
      "Only people who can edit can see this page. Once published, everyone at Noordervaart can see this page.",
    );
  });

  it("show that they are being loaded, then why they were not, or what there is to change; what other dialogs of pages say then is the same [PDLG-12] [PDLG-15] (long)", async () => {
    const id = await madePage(world, "Locks", { slug: "locks" });
    const screen = await shown(world, world.ed, "/locks/");
    const waits = () => screen.document.getElementById("content")?.getAttribute("aria-busy") ?? null;
    let fail = (_: Error) => {};
    screen.meddle(({ path }) =>
      path.includes("/page/properties/") ? new Promise((_, reject) => (fail = reject)) : null,
    );
    const open = async () => {
      await screen.click("button", "More actions");
      await screen.click("menuitem", "Properties");
    };
    await open();
    expect([waits(), screen.parts("dialog")]).toEqual(["true", []]);
    fail(new TypeError("Failed to fetch"));
    await screen.pass(0);
    expect([waits(), screen.parts("dialog")]).toEqual([null, []]);
    expect(screen.text(screen.part("region", "Notices"))).toContain("Sorry, unable to load dialog.");
    screen.meddle(null);
    await open();
    expect([waits(), screen.names("dialog")]).toEqual([null, ["Properties"]]);
    await screen.press("{Escape}");
    screen.meddle(() => new Response("Bad gateway", { status: 502 }));
    for (const path of ["/new/", `/page/copy/${id}/0/`, `/page/settings/${id}/`]) {
      const link = screen.document.createElement("a");
      link.href = path;
      screen.document.body.append(link);
      const before = screen.document.querySelector("[role=alert] .ui-notice");
      await screen.clickOn(link);
      expect([path, screen.sent.at(-1)?.path]).toEqual([path, path]);
      expect(screen.document.querySelector("[role=alert] .ui-notice")).not.toBe(before);
      const said = screen.text(screen.part("region", "Notices"));
      expect([path, said]).toEqual([path, "Sorry, unable to load dialog. Please try again later. Try again"]);
    }
  });

  it("show that they are being loaded, say that they could not be, and come with another try [DLGS-15] [PDLG-12] [PDLG-15]", async () => {
    const id = await madePage(world, "Lock", { slug: "lock" });
    const screen = await shown(world, world.ed, "/lock/");
    const waits = () => screen.document.getElementById("content")?.getAttribute("aria-busy") ?? null;
    let answer = (_: Response) => {};
    screen.meddle(({ path }) =>
      path === `/page/properties/${id}/` ? new Promise((done) => (answer = done)) : null,
    );
    await screen.click("button", "More actions");
    await screen.click("menuitem", "Properties");
    expect([waits(), screen.parts("dialog")]).toEqual(["true", []]);
    answer(new Response("Bad gateway", { status: 502 }));
    await screen.pass(0);
    expect([waits(), screen.parts("dialog")]).toEqual([null, []]);
    const said = "Sorry, unable to load dialog. Please try again later.";
    const [error] = screen.document.querySelectorAll<HTMLElement>("[role=alert] .ui-notice");
    expect(error?.querySelector(".ui-notice-text")?.textContent).toBe(said);
    expect(error?.style.getPropertyValue("--life")).toBe("5s");
    screen.meddle(null);
    await screen.click("button", "Try again");
    expect(screen.names("dialog")).toEqual(["Properties"]);
  });

  it.each([
    ["no line", null, "Sorry, unable to load dialog. Please try again later."],
    [
      "a proxy's page",
      new Response("Bad gateway", { status: 502 }),
      "Sorry, unable to load dialog. Please try again later.",
    ],
    ["a refusal", undefined, "Sorry, unable to load dialog: This page is in the trash"],
  ])(
    "after %s say that they could not be loaded, and why, over the page that stays [PDLG-15] (long)",
    async (_, answer, said) => {
      const slug = answer === undefined ? "gone" : answer === null ? "cut" : "behind-a-proxy";
      const id = await madePage(world, "Weir", { slug });
      const screen = await shown(world, world.ed, `/${slug}/`);
      if (answer === undefined) await as(world, world.ed).call(trashPage, { page_id: id });
      else
        screen.meddle(({ path }) =>
          path === `/page/properties/${id}/`
            ? answer
              ? Promise.resolve(answer)
              : Promise.reject(new TypeError("Failed to fetch"))
            : null,
        );
      await screen.click("button", "More actions");
      await screen.click("menuitem", "Properties");
      await screen.pass(0);
      expect([screen.address, screen.names("dialog")]).toEqual([`/${slug}/`, []]);
      expect(screen.text(screen.part("region", "Notices"))).toContain(said);
      screen.meddle(null);
      if (answer === undefined) return;
      await screen.click("button", "Try again");
      await screen.pass(0);
      expect([screen.address, screen.names("dialog")]).toEqual([`/page/properties/${id}/`, ["Properties"]]);
    },
  );

  it("lead to where rights are asked for, when the page can no longer be edited and rights can be had [PDLG-15] [ROLE-23] (long)", async () => {
    await madePage(world, "Sluice", { slug: "sluice" });
    const screen = await shown(world, world.ed, "/sluice/");
    const roleBecomes = (role: "editor" | "member") =>
      within(world, actorOf(world, world.olga), ({ db }) =>
        db.updateTable("person").set({ role }).where("id", "=", world.ed.id).execute(),
      );
    await roleBecomes("member");
    await screen.click("button", "More actions");
    await screen.click("menuitem", "Properties");
    await screen.pass(0);
    await roleBecomes("editor");
    expect(screen.names("dialog")).toEqual([]);
    expect(screen.names("link", screen.part("main"))).toContain("Request edit rights");
    expect(screen.text(screen.part("region", "Notices"))).not.toContain("unable to load dialog");
  });

  it("disable Save while they are saved, send them once, let nobody go by Cancel, and say that they were not saved, or lead back when they are [PDLG-12] [PDLG-13] [PDLG-14] [PDLG-16]", async () => {
    const id = await madePage(world, "Slow", { slug: "slow" });
    const screen = await shown(world, world.ed, `/page/properties/${id}/`);
    await screen.type(/^Title/, "Slower");
    let answer = (_: Response) => {};
    screen.meddle(({ method }) => (method === "POST" ? new Promise((done) => (answer = done)) : null));
    const disabled = () => screen.part("button", "Save").getAttribute("aria-disabled");
    expect(disabled()).toBeNull();
    await screen.click("button", "Save");
    expect(disabled()).toBe("true");
    await screen.click("button", "Save");
    expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
    expect(screen.text()).not.toContain("Please wait");
    await screen.click("link", "Cancel");
    expect(screen.text(screen.part("region", "Notices"))).toContain("Please wait, save in progress...");
    await screen.press("{Escape}");
    expect([screen.address, screen.field(/^Title/).value]).toEqual([`/page/properties/${id}/`, "Slower"]);
    answer(new Response("", { status: 502 }));
    await screen.pass(0);
    expect([disabled(), screen.field(/^Title/).value]).toEqual([null, "Slower"]);
    const alerts = () => screen.parts("alert").map((each) => screen.text(each));
    expect(alerts().filter(Boolean)).toEqual(["Sorry, could not save. Please try again."]);
    screen.meddle(null);
    await screen.click("button", "Save");
    expect([screen.address, screen.title, screen.names("dialog")]).toEqual([
      "/slow/",
      "Slower | Noordervaart",
      [],
    ]);
  });

  it("say at their fields what cannot be saved, and keep what was typed [PPRP-01] [PPRP-10] (long)", async () => {
    const id = await madePage(world, "Kept", { slug: "kept" });
    await madePage(world, "Taken", { slug: "taken" });
    const screen = await shown(world, world.ed, `/page/properties/${id}/`);
    expect(screen.field(/^Title/).maxLength).toBe(120);
    const saved = async (title: string, location: string) => {
      await screen.type(/^Title/, title);
      await screen.type(/^Location/, location);
      await screen.click("button", "Save");
      const fields = [screen.field(/^Title/), screen.field(/^Location/)];
      expect(fields.map((field) => field.value)).toEqual([title, location]);
      return fields.map(complaintAt);
    };
    expect(await saved("", "no.dots")).toEqual([
      "Please enter a page name.",
      "The location can only contain letters, digits, dashes and underscores.",
    ]);
    expect(await saved("Kept", "Taken")).toEqual([null, "This location is already in use."]);
  });
});
