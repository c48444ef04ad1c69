import { type Page, expect } from "@playwright/test";

/** The people of the named world, all of whom have one password. */
export const people = {
  olga: { name: "Olga Oosterhuis", email: "olga@noordervaart.example" },
  ada: { name: "Ada Admiraal", email: "ada@noordervaart.example" },
  ed: { name: "Ed Elzinga", email: "ed@noordervaart.example" },
  vera: { name: "Vera Visser", email: "vera@noordervaart.example" },
  xavi: { name: "Xavi Xanten", email: "xavi@noordervaart.example" },
} as const;
export type PersonName = keyof typeof people;

export const password = "correct horse battery";

/** Signs the browser of a page in, past the sign-in screen; the journey of signing in has a spec of its own. */
export async function signedIn(page: Page, who: PersonName): Promise<Page> {
  const magic = await magicOf(page);
  const answer = await page.request.post("/accounts/login/", {
    data: { email: people[who].email, password, magic },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return page;
}

/** Sends a call as the page's person, to lay the ground for a journey. */
export async function call(page: Page, path: string, fields: Record<string, unknown> = {}) {
  const magic = await magicOf(page);
  const answer = await page.request.post(path, { data: { ...fields, magic } });
  const body = (await answer.json()) as Record<string, unknown> & { success: boolean };
  expect(body, path).toMatchObject({ success: true });
  return body;
}

export async function magicOf(page: Page): Promise<string> {
  const script = await page.request.get("/new_magic.js");
  return /"([^"]+)"/.exec(await script.text())?.[1] ?? "";
}
