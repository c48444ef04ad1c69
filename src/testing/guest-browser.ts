import type { TestBrowser, TestWeb } from "./server.ts";
import type { WorldPerson } from "./world.ts";

type Group = { readonly id: string; readonly sub_users: readonly { readonly share_url: string }[] };

/** Invites a guest to a page of a subsite, by somebody who edits it, and gives the browser in which the link was used. */
export async function guestBrowser(
  web: TestWeb,
  {
    editor,
    prefix,
    pageId,
  }: { readonly editor: WorldPerson; readonly prefix: string; readonly pageId: number },
): Promise<TestBrowser> {
  const host = await web.browser(editor);
  const path = `${prefix}/ajax/page/page_settings/edit/${pageId}/`;
  const permission_state = { new1: { view: true, email: "gerda@example.org" } };
  await host.post(path, { settings: JSON.stringify({ permission_state }) });
  const { body } = await host.get(path);
  const guests = ((body?.["users"] ?? []) as readonly Group[]).find(({ id }) => id === "guests");
  const link = new URL(guests?.sub_users.at(-1)?.share_url ?? "").pathname;
  const visitor = await web.browser("visitor");
  const answer = await visitor.post(link, {});
  const given = [answer.headers["set-cookie"] ?? []].flat().map(String);
  const own = given.find((each) => each.startsWith("atrium_guest="))?.split(";")[0] ?? "";
  const cookie = [visitor.cookie, own].join("; ");
  return {
    ...visitor,
    cookie,
    get: (at, headers) => visitor.get(at, { ...headers, cookie }),
    post: (at, fields, sent) => visitor.post(at, fields, { ...sent, headers: { ...sent?.headers, cookie } }),
  };
}
