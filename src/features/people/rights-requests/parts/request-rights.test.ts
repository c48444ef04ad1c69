import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsOf } from "#testing/outbox.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
beforeEach(() => world.database.pool.query("delete from rate_limit"));
afterAll(() => world.close());

const list = "/ajax/people/action/load_admin_users/";
const request = "/ajax/people/action/send_request_for_admin_promotion/";

/** What Vera is refused for want of each right, and how it is asked for. */
const asked = {
  admin: { screen: "/settings/site/", link: "Request administrator rights", person: /^Olga Oosterhuis/ },
  owner: { screen: "/settings/mail/", link: "Request site ownership", person: /^Olga Oosterhuis/ },
  editor: { screen: "/new/", link: "Request editor rights", person: /^Ada Admiraal/ },
} as const;
type Right = keyof typeof asked;
const both: readonly Right[] = ["admin", "owner"];

const refusedAt = (right: Right) =>
  shown(world, right === "owner" ? world.ada : world.vera, asked[right].screen);
const dialog = (screen: Screen) => screen.text(screen.part("dialog"));
const personAt = (screen: Screen, radio: HTMLElement) => {
  const words = screen.text(radio.closest("label") as Element);
  const everybody = [world.olga, world.ada, world.ed, world.vera, world.xavi];
  return everybody.find(({ name, email }) => words.includes(name) && words.includes(email))?.name;
};
/** What was last sent there, beside what every call carries. */
const fieldsTo = (screen: Screen, address: string) => {
  const fields = Object.entries(screen.sent.findLast(({ path }) => path === address)?.fields ?? {});
  return Object.fromEntries(fields.filter(([name]) => !["ajx", "magic"].includes(name)));
};

describe("the request for rights", () => {
  it("names administrators and owners, or owners alone, and goes to the one who was picked [RQST-01] [RQST-02] [RQST-04] [RQST-09] [RQST-10] (long)", async () => {
    const picked: unknown[] = [];
    for (const right of both) {
      const screen = await refusedAt(right);
      await screen.click("link", asked[right].link);
      const people = screen.parts("radio").map((radio) => personAt(screen, radio));
      await screen.click("radio", asked[right].person);
      await screen.click("button", "Send request");
      expect(screen.names("dialog")).toEqual([]);
      expect(screen.text()).toContain("Your request has been sent.");
      const mails = (await mailsOf(world)).map(({ to, subject }) => [to, subject]);
      picked.push([people, fieldsTo(screen, list), fieldsTo(screen, request), mails]);
    }
    const why = { hint: "open-screen" };
    expect(picked).toEqual([
      [
        ["Ada Admiraal", "Olga Oosterhuis"],
        { ...why, only_site_owners: "no" },
        { ...why, only_site_owners: "no", admin_id: world.olga.id },
        [["olga@noordervaart.example", "Vera Visser is asking for administrator rights at Noordervaart"]],
      ],
      [
        ["Olga Oosterhuis"],
        { ...why, only_site_owners: "yes" },
        { ...why, only_site_owners: "yes", admin_id: world.olga.id },
        [["olga@noordervaart.example", "Ada Admiraal is asking to become a site owner of Noordervaart"]],
      ],
    ]);
  });

  it("is the same form for administrators and for owners, each in its own words [RQST-09] (long)", async () => {
    const forms: unknown[] = [];
    for (const right of both) {
      const screen = await refusedAt(right);
      await screen.click("link", asked[right].link);
      const form = screen.part("dialog");
      const [help] = screen.text(form).split(" They");
      forms.push([help, screen.names("button", form)]);
    }
    const ways = ["Close", "Cancel", "Send request"];
    expect(forms).toEqual([
      ["Request administrator rights Choose an administrator.", ways],
      ["Request site ownership Choose a site owner.", ways],
    ]);
  });

  it("shows of each candidate the picture, the name, which comes as HTML, and the address, and picks them by id [RQST-03] (long)", async () => {
    const screen = await refusedAt("admin");
    const bo = { id: 4711, safe_name: "Bo &lt;b&gt;&amp;", email: "bo@b.nl", avatar_url: "/-/file/7/bo.png" };
    screen.meddle(({ path }) => (path === list ? Response.json({ success: true, admins: [bo] }) : null));
    await screen.click("link", asked.admin.link);
    expect(dialog(screen)).toContain("Bo <b>&");
    expect(dialog(screen)).toContain("bo@b.nl");
    expect(screen.part("dialog").querySelector("img")?.getAttribute("src")).toBe("/-/file/7/bo.png");
    await screen.click("radio", /^Bo <b>&/);
    await screen.click("button", "Send request");
    expect(fieldsTo(screen, request)["admin_id"]).toBe(4711);
  });

  it.each([
    ["admin", "Please select an Administrator from the list to send your request to, or click Cancel."],
    ["owner", "Please select an Site Owner from the list to send your request to, or click Cancel."],
    ["editor", "Please select an Administrator from the list to send your request to, or click Cancel."],
  ] as const)("for the rights of an %s needs a choice: %s [RQST-05] [ROLE-27]", async (right, sentence) => {
    const screen = await refusedAt(right);
    await screen.click("link", asked[right].link);
    await screen.click("button", "Send request");
    expect(dialog(screen)).toContain(sentence);
    expect(screen.sent.map(({ path }) => path)).not.toContain(request);
    await screen.click("button", "Cancel");
    expect(screen.names("dialog")).toEqual([]);
  });

  it.each([
    ["admin", ["Ada Admiraal", "Olga Oosterhuis"]],
    ["owner", ["Olga Oosterhuis"]],
  ] as const)(
    "for the rights of an %s goes to the one of %j who is picked, and says so, or that it could not [RQST-01] [RQST-02] [RQST-04] [RQST-06] [RQST-09] [RQST-10]",
    async (right, people) => {
      const screen = await refusedAt(right);
      await screen.click("link", asked[right].link);
      expect(screen.parts("radio").map((radio) => personAt(screen, radio))).toEqual(people);
      const wanted = { hint: "open-screen", only_site_owners: right === "owner" ? "yes" : "no" };
      expect(fieldsTo(screen, list)).toEqual(wanted);
      await screen.click("radio", asked[right].person);
      screen.meddle(({ path }) => (path === request ? new Response("", { status: 502 }) : null));
      await screen.click("button", "Send request");
      expect(dialog(screen)).toContain("Sorry, could not send request. Please try again!");
      screen.meddle(null);
      await screen.click("button", "Send request");
      const sent = { ...wanted, admin_id: world.olga.id };
      expect([screen.names("dialog"), fieldsTo(screen, request)]).toEqual([[], sent]);
      expect(screen.text()).toContain("Your request has been sent.");
    },
  );

  it("that cannot be sent says so, and can be tried again [RQST-06] (long)", async () => {
    const screen = await refusedAt("admin");
    await screen.click("link", asked.admin.link);
    await screen.click("radio", asked.admin.person);
    const failures: (() => Response | Promise<Response>)[] = [
      () => Response.json({ success: false, error: "No." }, { status: 502 }),
      () => Response.json({ success: false, error: "No." }, { status: 400 }),
      () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
      () => Promise.reject(new TypeError("no line")),
    ];
    for (const fail of failures) {
      await screen.click("radio", asked.admin.person);
      screen.meddle(({ path }) => (path === request ? fail() : null));
      await screen.click("button", "Send request");
      const told = screen.parts("alert", undefined, screen.part("dialog")).map((part) => screen.text(part));
      expect(told.filter(Boolean)).toEqual(["Sorry, could not send request. Please try again!"]);
    }
    screen.meddle(null);
    await screen.click("button", "Send request");
    expect(screen.text()).toContain("Your request has been sent.");
  });

  it.each([
    ["admin", "Sorry, could not get the list of admins..."],
    ["owner", "Sorry, could not get the list of owners..."],
  ] as const)("for the rights of an %s without its list says: %s [RQST-07]", async (right, sentence) => {
    const screen = await refusedAt(right);
    screen.meddle(({ path }) => (path === list ? Promise.reject(new TypeError("no line")) : null));
    await screen.click("link", asked[right].link);
    expect(dialog(screen)).toContain(sentence);
    expect(screen.parts("button", "Send request")).toEqual([]);
    const error = "Not on Sundays.";
    screen.meddle(({ path }) => (path === list ? Response.json({ success: false, error }) : null));
    await screen.click("button", "Try again");
    expect(dialog(screen)).toContain(sentence);
    expect(dialog(screen)).not.toContain(error);
    screen.meddle(null);
    await screen.click("button", "Try again");
    expect(screen.part("radio", asked[right].person)).toBeDefined();
    expect(dialog(screen)).not.toContain(sentence);
  });

  it.each([
    ["admin", "Sorry, there are no admins in this subsite."],
    ["editor", "Sorry, there are no admins in this subsite."],
    ["owner", "Sorry, there are no owners in this subsite."],
  ] as const)("for the rights of an %s with nobody to ask says: %s [RQST-08]", async (right, sentence) => {
    const screen = await refusedAt(right);
    screen.meddle(({ path }) => (path === list ? Response.json({ success: true, admins: [] }) : null));
    await screen.click("link", asked[right].link);
    expect(dialog(screen)).toContain(sentence);
    expect(screen.parts("button", "Send request")).toEqual([]);
  });
});
