import { expect } from "vitest";
import { type TestBrowser, openTestWeb } from "../server.ts";
import { type World, type WorldPerson, openWorld } from "../world.ts";
import { published } from "./published.ts";

export type Settings = Readonly<Record<string, unknown>>;
export type DialogLoad = Settings & { readonly users: readonly Group[] };
type Line = { readonly id: string | number; view: boolean; edit: boolean; follow: boolean };
type Group = Line & { readonly sub_users: readonly Line[] };

const dialogs = "/ajax/page/page_settings";

/** The page dialogs at their addresses, over a world that lets pages be public and guests be invited. */
export async function openPageDialogs() {
  const world = await openWorld();
  const web = await openTestWeb(world);
  const ed = await web.browser(world.ed);
  const ada = await web.browser(world.ada);
  await openDoors(world);
  await ed.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Company/Board" });
  let made = 0;

  /** Sends the settings as the documents say: a JSON string in one field (PDLG-09). */
  const save = (path: string, settings: Settings, browser = ed) =>
    browser.post(`${dialogs}${path}`, { settings: JSON.stringify(settings) });

  return {
    world,
    web,
    ed,
    ada,
    save,

    async load(path: string, browser = ed): Promise<DialogLoad> {
      const { status, body } = await browser.get(`${dialogs}${path}`);
      expect({ path, status }).toEqual({ path, status: 200 });
      return body as DialogLoad;
    },

    /** Makes a page with these settings, publishes it, and gives its id. */
    async makePage(settings: Settings = {}, at = "/create/"): Promise<number> {
      const answer = await save(at, { title: `Berth ${++made}`, ...settings });
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      return published(world, world.ed, await pageAt(answer.body?.["redirect"], ed));
    },

    /** The id of the page at an address. */
    pageOf: (redirect: unknown) => pageAt(redirect, ed),

    async seenBy(id: number, who: WorldPerson | "visitor"): Promise<number> {
      const browser = await web.browser(who);
      return (await browser.get(`/page/${id}/`, { accept: "application/json" })).status;
    },

    async titlesInLists(): Promise<string[]> {
      const sent = { by: "created", show_all_when_many: true };
      const { body } = await ada.post("/ajax/pages/action/load/", sent);
      const pages = (body?.["pages"] ?? []) as { title_u: string }[];
      return pages.map(({ title_u }) => title_u);
    },

    async close(): Promise<void> {
      await web.close();
      await world.close();
    },
  };
}

export type PageDialogs = Awaited<ReturnType<typeof openPageDialogs>>;

/** Where the dialogs of a page, and those of one made from it, are loaded and saved. */
export function dialogsOf(id: number): string[] {
  return [
    "/create/",
    "/create/0/",
    `/create/?from_page_id=${id}`,
    `/clone/${id}/0/`,
    `/edit_properties/${id}/`,
    `/edit/${id}/`,
  ];
}

/** The settings that a load comes to, field by field (PDLG-08 to PDLG-10). */
export function sentBack(loaded: DialogLoad): Settings {
  const lines = loaded.users.flatMap((group) => [group, ...group.sub_users]);
  return {
    title: loaded["title"],
    category: loaded["category_path"],
    tags: loaded["tags"],
    slug: loaded["slug"],
    make_homepage: loaded["is_homepage"],
    make_template: loaded["is_template"],
    make_default_template: loaded["is_default_template"],
    permission_state: Object.fromEntries(
      lines.map(({ id, view, edit, follow }) => [id, { view, edit, follow }]),
    ),
  };
}

async function pageAt(redirect: unknown, browser: TestBrowser): Promise<number> {
  const shown = await browser.get(String(redirect), { accept: "application/json" });
  const data = shown.body?.["data"] as { page: { id: number } } | undefined;
  return data?.page.id ?? 0;
}

async function openDoors(world: World): Promise<void> {
  const sql = "update site set public_pages = true, guest_invites = true where id = $1";
  await world.database.pool.query(sql, [world.siteId]);
}
