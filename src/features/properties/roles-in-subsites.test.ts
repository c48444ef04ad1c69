import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Rights = { view: boolean; edit: boolean; follow: boolean };
type Group = Rights & { id: string; sub_users: (Rights & { id: number })[] };
type Sent = Readonly<Record<string, Partial<Rights> & { deleted?: boolean; email?: string }>>;

async function send(path: string, permission_state: Sent, more: object = {}) {
  const browser = await web.browser(world.vera);
  const settings = JSON.stringify({ ...more, permission_state });
  return browser.post(`/@crew/ajax/page/page_settings${path}`, { settings });
}

/** Every line of the page's permissions, as the dialog of permissions loads it. */
async function lines(id: number): Promise<Record<string, Rights>> {
  const { body } = await (await web.browser(world.vera)).get(`/@crew/ajax/page/page_settings/edit/${id}/`);
  const groups = (body as { users: Group[] }).users;
  const all = groups.flatMap((group) => [group, ...group.sub_users]);
  return Object.fromEntries(all.map(({ id: name, view, edit, follow }) => [name, { view, edit, follow }]));
}

const sentence = "In a subsite, roles decide this. Administrators change them under People.";

describe("permission_state of a page in a subsite", () => {
  const xavi = () => String(world.xavi.id);
  it.each([
    ["the site's people no longer view", () => ({ all: { view: false } })],
    ["the site's people edit", () => ({ all: { edit: true } })],
    ["the site's editors no longer view", () => ({ editors: { view: false } })],
    ["the site's editors no longer edit", () => ({ editors: { edit: false } })],
    ["a group is taken away", () => ({ all: { deleted: true } })],
    ["one person edits", () => ({ [xavi()]: { view: true, edit: true } })],
    ["one person edits, beside what is allowed", () => ({ [xavi()]: { edit: true, view: true }, all: {} })],
    ["the world views one page", () => ({ public: { view: true } })],
  ])("is refused with a sentence, and nothing of it saved, where %s [PRUL-08] (long)", async (_, state) => {
    const before = await lines(world.crew.tidesId);
    const sent = { title: "Tides and roles" };
    for (const dialog of ["edit", "edit_properties"]) {
      const { status, body } = await send(`/${dialog}/${world.crew.tidesId}/`, state(), sent);
      expect([status, body]).toMatchObject([400, { success: false, message: sentence }]);
    }
    expect(await lines(world.crew.tidesId)).toEqual(before);
    const { text } = await (await web.browser(world.vera)).get("/@crew/tides/");
    expect(text).not.toContain("Tides and roles");
    const made = await send("/create/", state(), { title: "Made with roles" });
    expect(made.body).toMatchObject({ success: false, message: sentence });
    expect((await (await web.browser(world.vera)).get("/@crew/made-with-roles/")).status).toBe(404);
  });

  it("takes what counts there: a person who views and follows, and lines as they came [PRUL-08] [PRUL-02] (long)", async () => {
    const id = world.crew.tidesId;
    const whole = await lines(id);
    const { all, editors } = whole;
    const state = { all: { ...all }, editors: { ...editors }, [xavi()]: { view: true, follow: true } };
    const answer = await send(`/edit/${id}/`, state);
    expect(answer.body).toMatchObject({ success: true });
    const after = await lines(id);
    expect(after[xavi()]).toEqual({ view: true, edit: false, follow: true });
    expect((await (await web.browser(world.xavi)).get("/@crew/tides/")).status).toBe(200);
    const left = await send(`/edit/${id}/`, { [xavi()]: { deleted: true } });
    expect(left.body).toMatchObject({ success: true });
    expect((await lines(id))[xavi()]).toBeUndefined();
  });

  it("is refused with a sentence where roles decide [PRUL-08]", async () => {
    for (const state of [{ all: { edit: true } }, { [xavi()]: { view: true, edit: true } }])
      expect((await send(`/edit/${world.crew.tidesId}/`, state)).body).toMatchObject({
        success: false,
        message: sentence,
      });
  });

  it("stands in the same dialog by both of its names, which tells the subsite [PDLG-02] [PDLG-08] [PPRP-11]", async () => {
    const vera = await web.browser(world.vera);
    const [edit, properties] = await Promise.all(
      ["edit", "edit_properties"].map((name) =>
        vera.get(`/@crew/ajax/page/page_settings/${name}/${world.crew.tidesId}/`),
      ),
    );
    expect(edit?.body).toMatchObject({
      subsite_name: "Crew",
      group_url: "https://noordervaart.example/@crew/",
    });
    expect(edit?.body).toEqual(properties?.body);
  });

  it("of the main group is taken as before", async () => {
    const ada = await web.browser(world.ada);
    const settings = JSON.stringify({ title: "Roles", permission_state: { all: { view: false } } });
    const { body } = await ada.post("/ajax/page/page_settings/create/", { settings });
    expect(body).toMatchObject({ success: true });
  });
});
