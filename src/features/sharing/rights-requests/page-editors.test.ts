import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDocument } from "#documents/document.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addPersonCall } from "#features/people/contract.ts";
import { loadAdminUsers, requestRights } from "#features/people/rights-requests/contract.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { savePageEdit } from "#features/properties/contract.ts";

let world: World;
let web: TestWeb;
let wim: WorldPerson;
beforeAll(async () => {
  world = await openWorld("x".repeat(20));
  web = await openTestWeb(world);
  const email = "wim@noordervaart.example";
  const who = { display_name: "Wim Wever", email, role: "member", password: "zeehondjes" } as const;
  const added = await as(world, world.olga).call(addPersonCall, who);
  wim = { id: added.success ? added.id : 0, name: "Wim Wever", email, role: "member" };
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
  await mailsOf(world);
});

let made = 0;

/** A page that Ed wrote, which everybody reads, Wim edits too, and editors of the site do not. */
async function wimsPage(): Promise<number> {
  const ed = actorOf(world, world.ed);
  const slug = `asked-${++made}`;
  const page = {
    title: "Night watch",
    folderId: world.mainFolderId,
    slug,
    document: emptyDocument,
    preview: "",
  };
  const page_id =
    (await within(world, ed, (tx) => insertPage(ed, { ...page, shares: firstShares }, worldNow, tx))) ?? 0;
  const permission_state = {
    [wim.id]: { edit: true },
    [world.ed.id]: { edit: true },
    [world.xavi.id]: { view: true },
    editors: { view: false },
  };
  const saved = await as(world, world.ada).call(savePageEdit, {
    page_id,
    settings: { permission_state } as never,
  });
  expect(saved).toMatchObject({ success: true });
  return page_id;
}

async function candidates(who: WorldPerson, page_id: number): Promise<string[]> {
  const answer = await as(world, who).call(loadAdminUsers, { page_id });
  if (!answer.success) throw new Error(answer.code);
  return answer.admins.map(({ safe_name }) => safe_name);
}
const ask = (who: WorldPerson, admin_id: number, page_id: number) =>
  as(world, who).call(requestRights, { admin_id, page_id, hint: "change-page" });

describe("somebody who reads a page and may not edit it", () => {
  it("is told who can, by the page that is refused, and not to become an administrator [ROLE-23] (long)", async () => {
    const id = await wimsPage();
    const vera = await web.browser(world.vera);
    for (const path of [`/page/settings/${id}/`, `/page/properties/${id}/`, `/page/versions/${id}/`]) {
      const { status, text } = await vera.get(path);
      expect(status).toBe(403);
      expect(text).toContain("Request edit rights");
      expect(text).not.toContain("Request administrator rights");
    }
    const refused = await vera.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: { permission_state: {} },
    });
    expect(refused.headers).toMatchObject({ "x-refusal": "page-editors-only", "x-offer": `page:${id}` });
  });

  it("who lacks the editor role is offered to request that one (long)", async () => {
    const vera = await web.browser(world.vera);
    const { text } = await vera.get("/new/");
    expect(text).toContain("Sorry, only editors can do this.");
    expect(text).toContain("Request editor rights");
    expect(text).not.toContain("Request administrator rights");
    const asked = { admin_id: world.ada.id, right: "editor", hint: "create-page" } as const;
    expect(await as(world, world.vera).call(requestRights, asked)).toEqual({ success: true });
    const [mail] = await mailsOf(world);
    expect(mail).toMatchObject({
      to: world.ada.email,
      subject: "Vera Visser is asking for editor rights at Noordervaart",
    });
    expect(mail?.text).toContain("https://noordervaart.example/people/?q=vera%40noordervaart.example");
    expect(await as(world, world.ed).call(requestRights, asked)).toMatchObject({ code: "rights-held" });
  });

  it("can ask those who edit it, who wrote it first, and administrators (long)", async () => {
    const id = await wimsPage();
    expect(await candidates(world.vera, id)).toEqual([
      "Ed Elzinga",
      "Wim Wever",
      "Ada Admiraal",
      "Olga Oosterhuis",
    ]);
    expect(await candidates(world.xavi, id)).toEqual(["Ed Elzinga", "Ada Admiraal", "Olga Oosterhuis"]);
    const closed = await as(world, world.other.nora).call(loadAdminUsers, { page_id: id });
    expect(closed).toMatchObject({ code: "page-not-found" });
  });

  it("sends one of them a mail that leads to the permissions of the page, and says what was refused [RQST-10] (long)", async () => {
    const id = await wimsPage();
    expect(await ask(world.vera, wim.id, id)).toEqual({ success: true });
    const [mail, ...more] = await mailsOf(world);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: wim.email, subject: "Vera Visser is asking to edit “Night watch”" });
    expect(mail?.text).toContain(`https://noordervaart.example/page/settings/${id}/`);
    expect(mail?.text).toContain("They want to edit a page.");
  });

  it("cannot ask somebody who is no editor of it, nor about a page that is closed to them or theirs (long)", async () => {
    const id = await wimsPage();
    const { vera, xavi, ed, ada } = world;
    const none = { code: "person-not-found" };
    expect(await ask(vera, xavi.id, id)).toMatchObject(none);
    expect(await ask(xavi, wim.id, id)).toMatchObject(none);
    expect(await ask(xavi, 999_999, id)).toMatchObject(none);
    expect(await ask(vera, vera.id, id)).toMatchObject({ code: "asks-themself" });
    expect(await ask(ed, ada.id, id)).toMatchObject({ code: "rights-held" });
    const close = { all: { view: false } };
    await as(world, ed).call(savePageEdit, { page_id: id, settings: { permission_state: close } as never });
    expect(await ask(vera, ada.id, id)).toMatchObject({ code: "page-not-found" });
    expect(await mailsOf(world)).toEqual([]);
  });

  it("whom the right was given meanwhile, or the page was closed to, is not mailed about (long)", async () => {
    const { vera, ed, ada } = world;
    for (const state of [{ [vera.id]: { edit: true } }, { all: { view: false } }]) {
      const id = await wimsPage();
      expect(await ask(vera, ada.id, id)).toEqual({ success: true });
      await as(world, ed).call(savePageEdit, { page_id: id, settings: { permission_state: state } as never });
      expect(await mailsOf(world)).toEqual([]);
    }
  });
});
