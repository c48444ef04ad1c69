import type { HttpAnswer } from "./server.ts";

/** The session that an answer gives a browser, as the browser sends it. */
export function cookieOf({ headers }: HttpAnswer): string {
  const set = [headers["set-cookie"] ?? []].flat().map(String);
  return set.find((each) => each.startsWith("atrium_session="))?.split(";")[0] ?? "";
}
