import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsOf } from "#testing/outbox.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteCalls, peopleActions, subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import type { WorldPerson } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
let calls: SubsiteCalls;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
  calls = subsiteCalls(world, web);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Somebody is in Board for a while. */
const joins = ({ id }: WorldPerson, role: "admin" | "viewer") =>
  calls.write("insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, $4)", [
    world.board.id,
    id,
    role,
  ]);
const leaves = ({ id }: WorldPerson) =>
  calls.write("delete from membership where site_id = $1 and subsite_id = $2 and person_id = $3", [
    world.board.id,
    id,
  ]);
const joinSpace = expect.stringMatching(/^(\/@board)?\/ajax\/people\/action\/join_space\/$/) as string;
const buttons = (screen: Screen) => screen.names("button", screen.part("main"));
const asJson = { accept: "application/json" };

/** How strongly each of the ways on is shown, in their order. */
const looks = (screen: Screen) =>
  [...screen.part("main").querySelectorAll("[class*='ui-button-']")].map((each) => [
    screen.text(each),
    /ui-button-(primary|plain|quiet)/.exec(each.className)?.[1],
  ]);

describe("an address of a subsite that one is not in", () => {
  it("offers to ask one of its administrators, who gets a mail, as on the list of subsites [ROLE-28] [SLST-04] [SLST-05] [SLST-06] [SLST-15] (long)", async () => {
    await mailsOf(world);
    await joins(world.ada, "admin");
    await joins(world.xavi, "viewer");
    const vera = await shown(world, world.vera, "/@board/tides/");
    expect(vera.text(vera.part("main"))).toContain("You're not in Board. Its administrators can let you in.");
    expect(looks(vera).slice(0, 2)).toEqual([
      ["Ask to join", "primary"],
      ["Go to home page", "quiet"],
    ]);
    expect(vera.text(vera.part("main"))).not.toContain("Requested");
    await vera.click("button", "Ask to join");
    expect(vera.names("heading", vera.part("dialog"))).toEqual(["Ask to join Board"]);
    const asked = vera.parts("radio").map((radio) => vera.text(radio.closest("label") as Element));
    expect(asked).toEqual([
      expect.stringMatching(`Ada Admiraal.*${world.ada.email}`),
      expect.stringMatching(`Olga Oosterhuis.*${world.olga.email}`),
    ]);
    await vera.click("radio", /Olga Oosterhuis/);
    await vera.click("button", "Send request");
    expect(vera.text()).toContain("Your request has been sent.");
    const { path, fields } = vera.sent.findLast(({ method }) => method === "POST") ?? {};
    expect(path).toMatch(/\/ajax\/people\/action\/join_space\/$/);
    expect(fields).toMatchObject({ group_id: world.board.id, request_to_id: world.olga.id });
    expect((await mailsOf(world)).map(({ to, subject }) => [to, subject])).toEqual([
      [world.olga.email, "Vera Visser is asking to join Board"],
    ]);
    expect(vera.text(vera.part("main"))).toMatch(/Requested (now|just now|0 minutes ago|a moment ago)/);
    const list = await shown(world, world.vera, "/subsites/");
    const line = (name: string) => list.text(list.part("heading", name).closest("li") as Element);
    expect(line("Board")).toMatch(/Requested (now|just now|0 minutes ago|a moment ago)/);
    expect(line("Harbour")).not.toContain("Requested");
    const ed = await shown(world, world.ed, "/@board/tides/");
    expect(ed.text(ed.part("main"))).not.toContain("Requested");
    await leaves(world.ada);
    await leaves(world.xavi);
  });

  it("the mail leads an administrator to who asks, with what they become and both answers [SLST-16] [SUBS-11] (long)", async () => {
    const { vera, ed, olga } = world;
    for (const [who, answer, role] of [
      [vera, `Add ${vera.name}`, "viewer"],
      [ed, "Decline", undefined],
      [ed, `Add ${ed.name}`, "editor"],
    ] as const) {
      await mailsOf(world);
      const asking = { group_id: world.board.id, request_to_id: olga.id };
      await calls.write("delete from join_request where site_id = $1");
      await calls.post(who, `${peopleActions}/join_space/`, asking);
      const [mail] = await mailsOf(world);
      const path = /noordervaart\.example(\/subsites\/requests\/\d+\/)/.exec(mail?.text ?? "")?.[1] ?? "";
      const screen = await shown(world, olga, path);
      expect(screen.names("heading", screen.part("main"))).toEqual([`${who.name} is asking to join Board`]);
      expect(screen.text(screen.part("main"))).toContain(who.email);
      expect(screen.field(/^Viewer/).checked).toBe(true);
      expect(screen.names("button", screen.part("main"))).toEqual(["Decline", `Add ${who.name}`]);
      if (role === "editor") await screen.click("radio", /^Editor/);
      await screen.click("button", answer);
      const people = await calls.named(olga, "board");
      expect(people.find(([name]) => name === who.name)?.[1]).toBe(role);
      expect(screen.text()).toContain(role ? `${who.name} added to Board` : "Request declined");
    }
    await leaves(vera);
    await leaves(ed);
  });

  it("takes a failure that was told away when one tries again [ROLE-28] [RQST-05] [RQST-06] [SLST-04] [SLST-06] [SLST-08]", async () => {
    const ed = await shown(world, world.ed, "/@board/tides/");
    ed.meddle(() => new Response("?", { status: 502 }));
    await ed.click("button", "Ask to join");
    expect(ed.text(ed.part("alert"))).toContain("Sorry, could not send request. Please try again!");
    ed.meddle(null);
    await ed.click("button", "Ask to join");
    expect(ed.names("heading", ed.part("dialog"))).toEqual(["Ask to join Board"]);
    expect(ed.text()).not.toContain("could not send request");
    await ed.click("button", "Send request");
    expect(ed.text(ed.part("dialog"))).toContain(
      "Please select an Administrator from the list to send your request to, or click Cancel.",
    );
    await ed.click("radio", /Olga Oosterhuis/);
    ed.meddle(() => new Response("?", { status: 502 }));
    await ed.click("button", "Send request");
    expect(ed.text(ed.part("dialog"))).toContain("Sorry, could not send request. Please try again!");
    const sent = { group_id: world.board.id, request_to_id: world.olga.id };
    expect(ed.sent.at(-1)).toMatchObject({ method: "POST", path: joinSpace, fields: sent });
  });

  it("leads into the subsite where the answer is that one has joined [SLST-07]", async () => {
    const ed = await shown(world, world.ed, "/@board/tides/");
    const joined = { has_joined: true, needs_admin_select: false, new_url: "/@harbour/" };
    ed.meddle(({ path }) =>
      path.includes("join_space") ? Response.json({ success: true, ...joined }) : null,
    );
    await ed.click("button", "Ask to join");
    expect(ed.address).toBe("/@harbour/");
  });

  it("leads there as well where it was opened to all after somebody began to ask [SLST-07]", async () => {
    const ed = await shown(world, world.ed, "/@board/tides/");
    await ed.click("button", "Ask to join");
    await ed.click("radio", /Olga Oosterhuis/);
    const opens = (is: boolean) =>
      calls.write("update subsite set is_self_joinable = $3 where site_id = $1 and id = $2", [
        world.board.id,
        is,
      ]);
    await opens(true);
    await ed.click("button", "Send request");
    await opens(false);
    expect([ed.address, ed.names("dialog")]).toEqual(["/@board/", []]);
    expect(ed.text()).not.toContain("Your request has been sent.");
    await leaves(world.ed);
  });

  it("says when one has asked, here and on the list [SLST-15] [TIME-01]", async () => {
    const asking = { group_id: world.board.id, request_to_id: world.olga.id };
    await calls.post(world.ed, `${peopleActions}/join_space/`, asking);
    await calls.write(
      "update join_request set requested = requested - interval '2 hours' where site_id = $1",
    );
    const ed = await shown(world, world.ed, "/@board/tides/");
    const asked = ed.text(ed.part("main"));
    await ed.load("/subsites/");
    const line = ed.text(ed.part("heading", "Board").closest("li") as Element);
    await calls.write("delete from join_request where site_id = $1");
    for (const text of [asked, line]) expect(text).toContain("Requested 2 hours ago");
  });

  it("sends a mail that leads to a dialog with who asks, who becomes a viewer [SLST-16] [SUBS-11]", async () => {
    const { vera, olga } = world;
    await mailsOf(world);
    await calls.post(vera, `${peopleActions}/join_space/`, {
      group_id: world.board.id,
      request_to_id: olga.id,
    });
    const [mail] = await mailsOf(world);
    const path = /noordervaart\.example(\/subsites\/requests\/\d+\/)/.exec(mail?.text ?? "")?.[1] ?? "";
    const screen = await shown(world, olga, path);
    expect(screen.text(screen.part("main"))).toContain(`${vera.name} is asking to join Board`);
    expect(screen.text(screen.part("main"))).toContain(vera.email);
    expect(screen.field(/^Viewer/).checked).toBe(true);
    await screen.click("button", `Add ${vera.name}`);
    expect(await calls.named(olga, "board")).toContainEqual([vera.name, "viewer"]);
    await leaves(vera);
  });

  it("offers to join at once where that is allowed, and leads there [ROLE-28] [SLST-07] [SLST-15] (long)", async () => {
    await calls.write("update subsite set is_self_joinable = true where site_id = $1 and id = $2", [
      world.board.id,
    ]);
    const ed = await shown(world, world.ed, "/@board/tides/");
    expect(buttons(ed)).toEqual(["Join Board"]);
    expect(looks(ed)[0]).toEqual(["Join Board", "primary"]);
    await ed.click("button", "Join Board");
    expect(ed.address).toBe("/@board/");
    await ed.load("/@board/tides/");
    expect(ed.names("heading", ed.part("main"))[0]).toBe("Board tides");
    await calls.write("delete from membership where site_id = $1 and subsite_id = $2 and person_id = $3", [
      world.board.id,
      world.ed.id,
    ]);
    await calls.write("update subsite set is_self_joinable = false where site_id = $1 and id = $2", [
      world.board.id,
    ]);
  });

  it("says the same of a page, of none, of the trash and of an old address [ROLE-28]", async () => {
    await calls.write("insert into subsite_address (site_id, slug, subsite_id) values ($1, 'bestuur', $2)", [
      world.board.id,
    ]);
    const browser = await web.browser(world.ed);
    const told = async (path: string) => {
      const { status, body } = await browser.get(path, asJson);
      const { next: _, ...data } = (body?.["data"] ?? {}) as Record<string, unknown>;
      return { status, data };
    };
    const ofPage = await told("/@board/tides/");
    expect(ofPage).toMatchObject({
      status: 404,
      data: { joining: { id: world.board.id, name: "Board", joining: "ask" } },
    });
    for (const path of [
      "/@board/no-such-page/",
      "/@board/",
      `/@board/page/${world.board.tidesId}/`,
      "/@board/page/999999/",
      "/@board/pages/",
      "/@bestuur/tides/",
    ])
      expect([path, await told(path)]).toEqual([path, ofPage]);
  });

  it("without its prefix an address says nothing of any subsite [ROLE-28]", async () => {
    const browser = await web.browser(world.ed);
    const answers = [];
    for (const id of [world.board.tidesId, 999_999]) {
      const { status, body } = await browser.get(`/page/${id}/`, asJson);
      answers.push([status, (body as { data: { joining?: unknown } }).data.joining]);
    }
    expect(answers).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
  });

  it("offers nothing to those who do not find it on the list, or cannot join it [ROLE-28] [SUBS-17]", async () => {
    const offered = async (who: WorldPerson | "visitor", path: string) => {
      const browser = await web.browser(who);
      const { status, text } = await browser.get(path, asJson);
      return [status, text.includes('"joining"')];
    };
    // From outside, not signed in, archived, nobody made it, and hidden.
    expect(await offered(world.xavi, "/@board/tides/")).toEqual([404, false]);
    expect(await offered("visitor", "/@board/tides/")).toEqual([404, false]);
    expect(await offered(world.ed, "/@attic/tides/")).toEqual([404, false]);
    expect(await offered(world.ed, "/@no-such/tides/")).toEqual([404, false]);
    await calls.write("update subsite set listing = 'hidden' where site_id = $1 and id = $2", [
      world.board.id,
    ]);
    expect(await offered(world.ed, "/@board/tides/")).toEqual([404, false]);
    // Who is in it finds no page that is not there, and nothing to join.
    expect(await offered(world.olga, "/@board/no-such-page/")).toEqual([404, false]);
    expect(await offered(world.vera, "/@harbour/tides/")).toEqual([200, false]);
  });
});

it("the names of those who can be asked come as safe HTML, with their pictures [SLST-05]", async () => {
  const seen = (name: string, photo: string | null) =>
    calls.write("update person set name = $2, photo = $3 where site_id = $1 and id = $4", [
      name,
      photo,
      world.ed.id,
    ]);
  await seen("Ed <b>E&amp;</b>", "/picture/of/ed/small");
  const vera = await web.browser(world.vera);
  const { body } = await vera.post(`${peopleActions}/join_space/`, { group_id: world.harbour.id });
  await seen("Ed Elzinga", null);
  expect(body?.["admins"]).toMatchObject([
    { safe_name: "Ed &lt;b&gt;E&amp;amp;&lt;/b&gt;", avatar_url: "/picture/of/ed/small" },
  ]);
});

it("the administrator who is named in a request is the one who gets its mail, not another of them [ROLE-28] [SLST-04] [SLST-06]", async () => {
  await calls.write("update subsite set listing = 'full' where site_id = $1 and id = $2", [world.board.id]);
  await joins(world.ada, "admin");
  await mailsOf(world);
  const asked = { group_id: world.board.id, request_to_id: world.olga.id };
  expect(await calls.post(world.ed, `${peopleActions}/join_space/`, asked)).toMatchObject({ success: true });
  expect((await mailsOf(world)).map(({ to }) => to)).toEqual([world.olga.email]);
  await leaves(world.ada);
});
