import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadAdminUsers, requestRights } from "#features/people/rights-requests/contract.ts";

const path = "/-/reading-request/";
const closedTo = "This page doesn't exist or isn't shared with you.";

let world: World;
let web: TestWeb;
let payroll: number;
const forEd = () => [{ principalId: principal("person", world.ed.id), mayEdit: true }];
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  payroll = await madePage(world, "Payroll", { slug: "payroll", shares: forEd() });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
  await mailsOf(world);
});

const ask = async (who: WorldPerson | "visitor", at: object) =>
  (await (await web.browser(who)).post(path, { ...at })).body;
const mailed = async () => (await mailsOf(world)).map(({ to, subject }) => [to, subject]);

describe("a page that isn't shared with somebody", () => {
  it("offers whoever is signed in to ask for it, and its author is mailed the way to share it [ROUT-38] (long)", async () => {
    for (const at of [`/page/${payroll}/`, "/payroll/"]) {
      const screen = await shown(world, world.vera, at);
      const main = screen.part("main");
      expect(screen.part("heading", closedTo)).toBeDefined();
      expect(screen.names("button", main)).toEqual(["Ask for access"]);
    }
    const screen = await shown(world, world.vera, "/payroll/");
    await screen.click("button", "Ask for access");
    const said = "If there is a page here, the people who can share it have your request now.";
    expect([screen.text(screen.part("main")), screen.focused?.textContent]).toEqual([
      expect.stringContaining(said),
      said,
    ]);
    expect(screen.names("button", screen.part("main"))).toEqual([]);
    const [mail, ...more] = await mailsOf(world);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: world.ed.email, subject: "Vera Visser is asking to read “Payroll”" });
    expect(mail?.text).toContain(
      "Vera Visser (vera@noordervaart.example) is asking to read “Payroll” at Noordervaart. They opened its address, and it isn't shared with them.",
    );
    expect(mail?.text).toContain(`https://noordervaart.example/page/settings/${payroll}/`);
  });

  it("answers at its address as an address that has no page, to the letter (long)", async () => {
    const shows = async (at: string) => {
      const screen = await shown(world, world.vera, at);
      return [screen.text(screen.part("main")), screen.names("button"), screen.names("link")];
    };
    expect(await shows("/nobodys/")).toEqual(await shows("/payroll/"));
    for (const at of [{ page_id: payroll }, { page_id: 999_999 }, { slug: "payroll" }, { slug: "none" }, {}])
      expect(await ask(world.vera, at)).toEqual({ success: true });
    expect(await mailed()).toHaveLength(1);
  });

  it("is asked for by one person once a day, and of all pages by one person ten times an hour (long)", async () => {
    for (const at of [{ page_id: payroll }, { slug: "Payroll" }])
      expect(await ask(world.vera, at)).toEqual({ success: true });
    expect(await mailed()).toEqual([[world.ed.email, "Vera Visser is asking to read “Payroll”"]]);
    expect(await ask(world.xavi, { page_id: payroll })).toEqual({ success: true });
    expect(await mailed()).toEqual([[world.ed.email, "Xavi Xanten is asking to read “Payroll”"]]);
    for (let n = 2; n < 10; n++) await ask(world.vera, { slug: "none" });
    expect(await ask(world.vera, { slug: "none" })).toMatchObject({ success: false });
  });

  it("is no matter of visitors, of those who read it, nor of a page in the trash (long)", async () => {
    expect(await ask("visitor", { page_id: payroll })).toMatchObject({ success: false });
    const visitor = await shown(world, "visitor", "/payroll/");
    expect(visitor.names("button", visitor.part("main"))).not.toContain("Ask for access");
    await ask(world.ed, { page_id: payroll });
    const trashed = await madePage(world, "Thrown away", { shares: forEd() });
    await within(world, actorOf(world, world.ed), async (tx) => {
      await run(tx, "update page set trashed = now() where site_id = $1 and id = $2", [tx.siteId, trashed]);
      await refreshReaders(trashed, tx);
    });
    await ask(world.vera, { page_id: trashed });
    expect(await mailed()).toEqual([]);
  });

  it("is not mailed about when it was shared meanwhile; without its author administrators are asked (long)", async () => {
    const shared = await madePage(world, "Shared soon", { shares: forEd() });
    await ask(world.vera, { page_id: shared });
    const permission_state = { [world.vera.id]: { view: true } } as never;
    const settings = { permission_state };
    expect(await as(world, world.ed).call(savePageEdit, { page_id: shared, settings })).toMatchObject({
      success: true,
    });
    expect(await mailed()).toEqual([]);
    const orphan = await madePage(world, "Orphan", { shares: [] });
    await ask(world.vera, { page_id: orphan });
    expect((await mailed()).map(([to]) => to)).toEqual([world.ada.email, world.olga.email]);
  });

  it("keeps the offer and says so when the request cannot be sent (long)", async () => {
    const screen = await shown(world, world.vera, "/payroll/");
    screen.meddle(({ method }) => (method === "POST" ? new Response("", { status: 502 }) : null));
    await screen.click("button", "Ask for access");
    expect(screen.text(screen.part("region", "Notices"))).toContain(
      "Sorry, could not send request. Please try again!",
    );
    expect(screen.names("button", screen.part("main"))).toEqual(["Ask for access"]);
    screen.meddle(null);
  });
});

describe("in a subsite", () => {
  let parted: SubsiteWorld;
  let theirs: TestWeb;
  beforeAll(async () => {
    parted = await openSubsiteWorld("a hash");
    theirs = await openTestWeb(parted);
  });
  afterAll(async () => {
    await theirs.close();
    await parted.close();
  });

  it("those who are in it ask for a page of it; others are offered to join and find nobody to ask [ROUT-38] [ROLE-28] (long)", async () => {
    const { crew, ada, ed, vera, xavi } = parted;
    // Editors alone know of a page that was never published.
    await within(parted, actorOf(parted, ada), async (tx) => {
      const draft = "update page set unpublished = true where site_id = $1 and id = $2";
      await run(tx, draft, [tx.siteId, crew.tidesId]);
      await refreshReaders(crew.tidesId, tx);
    });
    const screen = await shown(parted, ed, "/@crew/tides/");
    await screen.click("button", "Ask for access");
    const subject = "Ed Elzinga is asking to read “Crew tides”";
    const mails = await mailsOf(parted);
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [ada.email, subject],
      [vera.email, subject],
    ]);
    expect(mails[0]?.text).toContain("They opened its address, and it isn't published yet.");
    const address = `/@crew/page/${crew.tidesId}/`;
    expect(mails[0]?.text).toContain(`https://noordervaart.example${address}`);
    expect((await shown(parted, vera, address)).part("heading", "Crew tides")).toBeDefined();
    const outside = await shown(parted, xavi, "/@crew/tides/");
    expect(outside.names("button", outside.part("main"))).not.toContain("Ask for access");
    const sent = await (await theirs.browser(xavi)).post(`/@crew${path}`, { slug: "tides" });
    expect(sent.body).toMatchObject({ success: expect.any(Boolean) });
    expect(await mailsOf(parted)).toEqual([]);
  });

  it("who reads a page of it and asks to edit it reaches its administrators, who alone can make them an editor [PRUL-08] (long)", async () => {
    const { crew, ada, ed, vera } = parted;
    const asked = { page_id: crew.homeId, admin_id: vera.id, hint: "change-page" } as const;
    expect(await as(parted, ed).call(requestRights, asked)).toMatchObject({ code: "person-not-found" });
    const screen = await shown(parted, ed, `/@crew/page/versions/${crew.homeId}/`);
    await screen.click("link", "Request edit rights");
    const dialog = screen.part("dialog", "Request edit rights");
    expect(screen.text(dialog)).toContain("Choose an administrator. They'll get your request by email.");
    expect(screen.parts("radio").map((radio) => radio.getAttribute("value"))).toEqual([String(ada.id)]);
    await screen.click("radio", /^Ada Admiraal/);
    await screen.click("button", "Send request");
    const [mail, ...more] = await mailsOf(parted);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ada.email, subject: "Ed Elzinga is asking to edit “Crew home”" });
    expect(mail?.text).toContain("To allow this, make Ed Elzinga an editor of Crew.");
    const people = "/@crew/people/?q=ed%40noordervaart.example";
    expect(mail?.text).toContain(`https://noordervaart.example${people}`);
    expect((await shown(parted, ada, people)).text()).toContain(ed.name);
  });

  it("whoever reads a public one from outside asks its administrators [PRUL-08]", async () => {
    const { harbour, ed, xavi, vera } = parted;
    for (const who of [xavi, vera]) {
      const listed = await as(parted, who).call(loadAdminUsers, { page_id: harbour.homeId });
      expect(listed.success && listed.admins.map(({ id }) => id)).toEqual([ed.id]);
    }
    const asked = { page_id: harbour.homeId, admin_id: ed.id, hint: "change-page" } as const;
    expect(await as(parted, vera).call(requestRights, asked)).toMatchObject({ success: true });
    const [mail] = await mailsOf(parted);
    expect(mail?.text).toContain("To allow this, add Vera Visser to Harbour as an editor.");
    expect(mail?.text).toContain("Open people of Harbour:\nhttps://noordervaart.example/@harbour/people/\n");
  });
});
