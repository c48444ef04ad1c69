import { type Page, expect } from "@playwright/test";

/** The people of the named world, all of whom have one password. */
export const people = {
  olga: { name: "Olga Oosterhuis", email: "olga@noordervaart.example" },
  ada: { name: "Ada Admiraal", email: "ada@noordervaart.example" },
  ed: { name: "Ed Elzinga", email: "ed@noordervaart.example" },
  vera: { name: "Vera Visser", email: "vera@noordervaart.example" },
  xavi: { name: "Xavi Xanten", email: "xavi@noordervaart.example" },
  // The owner of the other site, which has subsites.
  nora: { name: "Nora Noordzij", email: "nora@noordervaart.example" },
} as const;
export type PersonName = keyof typeof people;

export const password = "correct horse battery";

/** Where the site of somebody is: the other one answers at the number of the loopback. */
export function siteOf(who: PersonName | "visitor"): string {
  const url = process.env["ATRIUM_E2E_URL"] ?? "";
  return who === "nora" ? url.replace("localhost", "127.0.0.1") : url;
}

/** Signs the browser of a page in, past the sign-in screen; the journey of signing in has a spec of its own. */
export async function signedIn(page: Page, who: PersonName): Promise<Page> {
  // Everybody else's site is where the browser is: a journey may have a server of its own.
  const site = who === "nora" ? siteOf(who) : "";
  const magic = await magicOf(page, site);
  const answer = await page.request.post(`${site}/accounts/login/`, {
    data: { email: people[who].email, password, magic },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return page;
}

/** Sends a call as the page's person, to lay the ground for a journey. */
export async function call(page: Page, path: string, fields: Record<string, unknown> = {}, site = "") {
  const magic = await magicOf(page, site);
  const answer = await page.request.post(`${site}${path}`, { data: { ...fields, magic } });
  const body = (await answer.json()) as Record<string, unknown> & { success: boolean };
  expect(body, path).toMatchObject({ success: true });
  return body;
}

export async function magicOf(page: Page, site = ""): Promise<string> {
  const script = await page.request.get(`${site}/new_magic.js`);
  return /"([^"]+)"/.exec(await script.text())?.[1] ?? "";
}
