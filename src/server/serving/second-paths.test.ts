import { afterAll, beforeAll, expect, it } from "vitest";
import { handlers } from "../handlers.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** What the documents list after `/ajax/settings/people/invite_addresses/` by name alone. */
const ofBoth = [
  "invite_to_space",
  "load_contacts_invite_list",
  "join_space",
  "create_space",
  "load_new_space_details",
  "load_subsites_bar",
];
/** What they list by name under "People actions". */
const ofOne = [
  "revoke_site_ownership",
  "make_site_owner",
  "resend_welcome_emails",
  "load_invitation_status",
  "remove_from_space",
  "load_user_remove_subsites",
  "invite_existing_user_to_spaces",
  "load_joinable_subsites",
  "set_user_subsite_permissions",
  "load_user_subsite_permissions",
  "get_auto_join_subsites",
];

/** The others of that document, but for the one that it notes as a GET. */
const withTheirPaths = [
  "/ajax/people/action/load_admin_users/",
  "/ajax/people/action/send_request_for_admin_promotion/",
  "/ajax/profile/card/:user_id/",
  "/ajax/settings/people/invite_addresses/",
  "/ajax/pages/action/list_pages/",
  "/ajax/pages/action/move_to_subsite/",
  "/ajax/category/tree/",
  "/ajax/category/bulk_create/",
  "/ajax/category/create/:parent_id/",
  "/ajax/category/delete/:id/",
  ...["load_tags", "load_categories", "load_category", "load_tag", "save_menu"].map(
    (action) => `/ajax/widget/action/${action}/:page_id/0/new_menu/`,
  ),
];

it("the calls of the document about subsites are answered by POST alone, and the list of pages by the GET that it notes [CALL-04]", () => {
  const byName = [...ofOne, ...ofBoth].map((name) => `/ajax/people/action/${name}/`);
  const methods = (url: string) =>
    (["GET", "POST"] as const).filter((method) => web.server.hasRoute({ method, url }));
  for (const url of [...byName, ...withTheirPaths]) expect([url, methods(url)]).toEqual([url, ["POST"]]);
  expect(methods("/ajax/pages/:view/")).toEqual(["GET"]);
});

it("each call that is given by its name alone answers at people/action, those about invitations and subsites also at settings/people [CALL-12] (long)", async () => {
  const olga = await web.browser(world.olga);
  const at = async (prefix: string, folder: string, name: string) => {
    const { status, body } = await olga.post(`${prefix}/ajax/${folder}/${name}/`, {});
    return { status, body };
  };
  for (const prefix of ["", "/@board"]) {
    for (const name of [...ofOne, ...ofBoth])
      expect((await at(prefix, "people/action", name)).status, name).not.toBe(404);
    for (const name of ofBoth)
      expect([name, await at(prefix, "settings/people", name)]).toEqual([
        name,
        await at(prefix, "people/action", name),
      ]);
  }
  expect((await at("", "people/action", "made_up")).status).toBe(404);
});

it("the calls about invitations and subsites have both addresses, and no others have [CALL-12]", () => {
  const found = handlers.map(({ call }) => call);
  const both = found.flatMap(({ path, alsoAt = [] }) =>
    alsoAt.filter((also) => also.startsWith("/ajax/settings/people/")).map((also) => `${path} ${also}`),
  );
  const expected = ofBoth.map((name) => `/ajax/people/action/${name}/ /ajax/settings/people/${name}/`);
  expect(both.toSorted()).toEqual(expected.toSorted());
  const paths = found.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(ofOne.map((name) => `/ajax/people/action/${name}/`)));
});

it("the second address does the same work, in the subsite that stands before it [CALL-12]", async () => {
  const olga = await web.browser(world.olga);
  const second = "/ajax/settings/people";
  const made = await olga.post(`${second}/create_space/`, { name: "Slipway", description: "" });
  expect(made.body).toEqual({ success: true, new_url: "/@slipway/" });
  const data = JSON.stringify({ addrs: [{ email: world.vera.email }], role_id: "editor" });
  const invited = await olga.post(`/@slipway${second}/invite_to_space/`, { data });
  expect(invited.body).toEqual({ success: true, nr_invited: 1 });
  const bar = await olga.post(`${second}/load_subsites_bar/`, {});
  const { sites } = JSON.parse(String(bar.body?.["subsites_json_str"])) as { sites: { name_s: string }[] };
  expect(sites.map(({ name_s }) => name_s)).toContain("Slipway");
  const vera = await web.browser(world.vera);
  expect((await vera.get("/@slipway/new/")).status).toBe(200);
});
