import decodeQR from "qr/decode.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { qrPath } from "#ui/qr-path.ts";

let world: World;
let web: TestWeb;
let id: number;
let closed: number;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  id = await madePage(world, "Tides & <fog>", { slug: "tides" });
  closed = await madePage(world, "Closed", { slug: "closed", shares: [] });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function opened(who: WorldPerson, path = "/tides/", here: World = world): Promise<Screen> {
  const screen = await shown(here, who, path);
  await screen.click("button", "Share");
  return screen;
}

describe("the addresses of a page", () => {
  it("are answered to whoever has an account and reads it, with every field and no other [SHAR-06] [SHAR-07]", async () => {
    for (const who of [world.olga, world.ed, world.vera]) {
      const { status, body } = await (await web.browser(who)).post(`/ajax/page/sharing_details/${id}/`, {});
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          vanity_share: `https://noordervaart.example/page/${id}/`,
          vanity_follow: `https://noordervaart.example/page/follow/${id}/`,
          title_s: "Tides &amp; &lt;fog&gt;",
          has_template_permissions: false,
        },
      ]);
    }
  });

  it("are refused alike for a page that is hidden and for none at all, and to visitors for every page [SHAR-06] [SHAR-07]", async () => {
    const sentence = "This page doesn't exist or isn't shared with you.";
    const vera = await web.browser(world.vera);
    const visitor = await web.browser("visitor");
    for (const page of [closed, 999_999]) {
      const answer = await vera.post(`/ajax/page/sharing_details/${page}/`, {});
      expect([answer.status, answer.body]).toMatchObject([404, { success: false, error_message: sentence }]);
    }
    for (const page of [id, closed, 999_999])
      expect((await visitor.post(`/ajax/page/sharing_details/${page}/`, {})).status).toBe(401);
  });
});

describe("the sharing dialog", () => {
  it("shows title, both addresses and who sees the page, and for editors the way to its permissions [SHAR-01] [SHAR-02] [SHAR-03] [SHAR-05] [SHAR-06] [SHAR-10]", async () => {
    const screen = await opened(world.ed);
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Share “Tides & <fog>”"]);
    expect(screen.field("Link to this page").value).toBe(`https://noordervaart.example/page/${id}/`);
    expect(screen.field("Link to follow it").value).toBe(`https://noordervaart.example/page/follow/${id}/`);
    expect(screen.text()).toContain("Everyone at Noordervaart");
    expect(screen.names("button")).toEqual(["Close", "Copy link to page", "Copy link to follow", "Done"]);
    expect(screen.parts("img").map((each) => each.getAttribute("aria-label"))).toEqual([
      "QR code for the link to this page",
    ]);
    expect(screen.part("link", "Page permissions").getAttribute("href")).toBe(`/page/settings/${id}/`);
    expect(screen.text()).not.toContain("permissions of its template");
    const asked = screen.sent.find(({ path }) => path === `/ajax/page/sharing_details/${id}/`);
    expect(asked).toMatchObject({ method: "POST" });
    // Nothing but what every call carries.
    expect(Object.keys(asked?.fields ?? {}).toSorted()).toEqual(["ajx", "magic"]);
  });

  it("shows both addresses to who only reads the page as well, and no way to its permissions [SHAR-01] [SHAR-02] [SHAR-05]", async () => {
    const screen = await opened(world.vera);
    expect(screen.field("Link to this page").value).toBe(`https://noordervaart.example/page/${id}/`);
    expect(screen.field("Link to follow it").value).toBe(`https://noordervaart.example/page/follow/${id}/`);
    expect(screen.parts("link", undefined, screen.part("dialog"))).toEqual([]);
  });

  it("gives way to the permissions [SHAR-05] (long)", async () => {
    const screen = await opened(world.ed);
    await screen.click("link", "Page permissions");
    expect([screen.address, screen.names("dialog")]).toEqual([`/page/settings/${id}/`, ["Page permissions"]]);
  });

  it("leads who only reads the page to no permissions [SHAR-05] (long)", async () => {
    const screen = await opened(world.vera);
    expect(screen.names("heading", screen.part("dialog"))).toEqual(["Share “Tides & <fog>”"]);
    expect(screen.parts("link")).toEqual([]);
  });

  it("copies an address, or where the browser gives no access leaves it chosen for the keys [SHAR-09]", async () => {
    const screen = await opened(world.vera);
    const copied: string[] = [];
    const { navigator } = screen.document.defaultView ?? window;
    const gives = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    gives(async (text) => void copied.push(text));
    await screen.click("button", "Copy link to page");
    await screen.click("button", "Copy link to follow");
    expect(copied).toEqual([
      `https://noordervaart.example/page/${id}/`,
      `https://noordervaart.example/page/follow/${id}/`,
    ]);
    expect(screen.text()).toContain("Link copied");
    gives(() => Promise.reject(new Error("denied")));
    await screen.click("button", "Copy link to follow");
    const field = screen.field("Link to follow it");
    expect(screen.focused).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(screen.text()).toContain("Press Ctrl+C");
  });

  it("says whose permissions a page has, where the answer says so", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    screen.meddle(({ path }) =>
      path.startsWith("/ajax/page/sharing_details/")
        ? Response.json({
            success: true,
            vanity_share: "https://noordervaart.example/page/1/",
            vanity_follow: "https://noordervaart.example/page/follow/1/",
            title_s: "Tides",
            has_template_permissions: true,
          })
        : null,
    );
    await screen.click("button", "Share");
    expect(screen.text()).toContain("This page uses the permissions of its template.");
    expect(screen.names("link")).toEqual(["Change permissions"]);
  });

  it("that cannot be loaded says its own sentence, else the general one [SHAR-08]", async () => {
    const replies = [
      [
        () => Response.json({ success: false, error_message: "The page is busy." }, { status: 409 }),
        "The page is busy.",
      ],
      [
        () => new Response("<h1>Bad Gateway</h1>", { status: 502 }),
        "Sorry, unable to load sharing information. Please try again later.",
      ],
    ] as const;
    for (const [reply, sentence] of replies) {
      const screen = await shown(world, world.vera, "/tides/");
      screen.meddle(reply);
      await screen.click("button", "Share");
      expect(screen.text(screen.part("dialog"))).toContain(sentence);
    }
  });

  it("has a code that a camera reads as the address", () => {
    const text = "https://noordervaart.example/@harbour/page/1234567/";
    const { size, path } = qrPath(text);
    const scale = 4;
    const width = size * scale;
    const data = new Uint8Array(width * width * 4).fill(255);
    for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
      for (let down = 0; down < scale; down++) {
        const from = ((Number(y) * scale + down) * width + Number(x) * scale) * 4;
        data.fill(0, from, from + Number(length) * scale * 4);
      }
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
    expect(decodeQR({ width, height: width, data })).toBe(text);
  });
});

describe("a share address", () => {
  it("leads to the page, after another name and another address too [SHAR-09]", async () => {
    const page = await madePage(world, "Piers", { slug: "piers" });
    const ed = await web.browser(world.ed);
    expect((await ed.get(`/page/${page}/`)).headers["location"]).toBe("/piers/");
    const settings = JSON.stringify({ title: "Jetties", slug: "jetties" });
    await ed.post(`/ajax/page/page_settings/edit_properties/${page}/`, { settings });
    expect((await ed.get(`/page/${page}/`)).headers["location"]).toBe("/jetties/");
    expect((await (await web.browser(world.xavi)).get(`/page/${page}/`)).status).toBe(404);
  });
});

const isFollowed = (here: World, who: WorldPerson, page: number) =>
  within(here, actorOf(here, here.olga), async (tx) => {
    const rows = await run<{ follows: boolean }>(
      tx,
      "select follows from follower where site_id = $1 and page_id = $2 and person_id = $3",
      [here.siteId, page, who.id],
    );
    return rows[0]?.follows ?? false;
  });

describe("a follow address", () => {
  it("leads who is not signed in to signing in and back, the same for every number [SHAR-09]", async () => {
    const visitor = await web.browser("visitor");
    for (const page of [id, closed, 999_999]) {
      const { status, headers } = await visitor.get(`/page/follow/${page}/`);
      const next = encodeURIComponent(`/page/follow/${page}/`);
      expect([status, headers["location"]]).toEqual([302, `/accounts/login/?next=${next}`]);
    }
    const vera = await web.browser(world.vera);
    for (const page of [closed, 999_999]) expect((await vera.get(`/page/follow/${page}/`)).status).toBe(404);
  });

  it("asks, and follows only when its button is pressed [SHAR-09] (long)", async () => {
    const page = await madePage(world, "Locks", { slug: "locks" });
    const screen = await shown(world, world.vera, `/page/follow/${page}/`);
    expect(screen.names("dialog")).toEqual(["Follow “Locks”"]);
    expect(await isFollowed(world, world.vera, page)).toBe(false);
    expect(screen.document.querySelector("form[method=post]")?.getAttribute("action")).toBe(
      `/-/follow/${page}/`,
    );
    await screen.click("button", "Follow", screen.part("dialog"));
    expect(await isFollowed(world, world.vera, page)).toBe(true);
    expect([screen.address, screen.names("dialog")]).toEqual(["/locks/", []]);
    expect(screen.text(screen.part("region", "Notices"))).toContain("You follow Locks");
    const again = await shown(world, world.vera, `/page/follow/${page}/`);
    expect(again.text(again.part("dialog"))).toContain("You follow this page.");
    expect(again.names("button", again.part("dialog"))).toEqual([]);
  });

  it("works without script, and not for a page that is hidden [SHAR-09]", async () => {
    const vera = await web.browser(world.vera);
    const form = (page: number) => vera.post(`/-/follow/${page}/`, {});
    expect(await form(id)).toMatchObject({ status: 200, body: { next: "/tides/" } });
    expect(await isFollowed(world, world.vera, id)).toBe(true);
    for (const page of [closed, 999_999]) expect((await form(page)).status).toBe(404);
    expect((await (await web.browser("visitor")).post(`/-/follow/${id}/`, {})).status).toBe(401);
  });
});

describe("in subsites", () => {
  let there: SubsiteWorld;
  let host: TestWeb;
  beforeAll(async () => {
    there = await openSubsiteWorld();
    host = await openTestWeb(there);
  });
  afterAll(async () => {
    await host.close();
    await there.close();
  });

  it("both addresses lead to the subsite, and who is not in it finds nothing [SHAR-09] (long)", async () => {
    const { tidesId } = there.crew;
    const vera = await host.browser(there.vera);
    const { body } = await vera.post(`/@crew/ajax/page/sharing_details/${tidesId}/`, {});
    expect(body).toMatchObject({
      vanity_share: `https://noordervaart.example/page/${tidesId}/`,
      vanity_follow: `https://noordervaart.example/page/follow/${tidesId}/`,
    });
    expect((await vera.get(`/page/${tidesId}/`)).headers["location"]).toBe(`/@crew/page/${tidesId}/`);
    expect((await vera.get(`/page/follow/${tidesId}/`)).headers["location"]).toBe(
      `/@crew/page/follow/${tidesId}/`,
    );
    const olga = await host.browser(there.olga);
    for (const path of [`/page/${tidesId}/`, `/page/follow/${tidesId}/`, "/page/follow/999999/"])
      expect([path, (await olga.get(path)).status]).toEqual([path, 404]);
    const visitor = await host.browser("visitor");
    expect((await visitor.get(`/page/${there.harbour.tidesId}/`)).headers["location"]).toBe(
      `/@harbour/page/${there.harbour.tidesId}/`,
    );
  });

  it("the dialog is there too, and following lands in the subsite [SHAR-01] [SHAR-02] [SHAR-06] (long)", async () => {
    const screen = await opened(there.vera, "/@crew/tides/", there);
    expect(screen.field("Link to this page").value).toBe(
      `https://noordervaart.example/page/${there.crew.tidesId}/`,
    );
    expect(screen.names("link")).toEqual(["Page permissions"]);
    const paths = screen.sent.map(({ path }) => path);
    expect(paths).toContain(`/@crew/ajax/page/sharing_details/${there.crew.tidesId}/`);
    const follow = await shown(there, there.vera, `/@crew/page/follow/${there.crew.tidesId}/`);
    await follow.click("button", "Follow", follow.part("dialog"));
    expect(follow.address).toBe("/@crew/tides/");
    expect(await isFollowed(there, there.vera, there.crew.tidesId)).toBe(true);
  });
});
