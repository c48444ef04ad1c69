import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { lockUnheldFiles } from "#features/pages/attaching/store.ts";
import { as, worldNow } from "#testing/as.ts";
import { type SentPicture, sendPicture } from "#testing/person-pictures.ts";
import { picture } from "#testing/pictures.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { showPicture } from "./contract.ts";
import { mayChangePicture, maySeePicture } from "./rules.ts";
import { forgetPictures } from "./store.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
let ada: TestBrowser;
let ed: TestBrowser;
let xavi: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  ada = await web.browser(world.ada);
  ed = await web.browser(world.ed);
  xavi = await web.browser(world.xavi);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
beforeEach(async () => {
  await inSite("delete from person_picture where site_id = $1");
  await inSite("update person set photo = null where site_id = $1");
});

const wide = () => picture(60, 40).png().toBuffer();
const upload = (browser: TestBrowser, bytes: Buffer, sent: SentPicture = {}) =>
  sendPicture(web, browser, bytes, sent);
const load = async (browser: TestBrowser, query = "") =>
  (await browser.get(`/ajax/settings/crop-profileimage/${query}`, { accept: "application/json" })).body ?? {};
const crop = async (browser: TestBrowser, sent: object) =>
  (await browser.post("/ajax/settings/crop-profileimage/", sent as Record<string, unknown>)).body ?? {};
const photoOf = async ({ id }: WorldPerson) =>
  (await inSite<{ photo: string | null }>("select photo from person where site_id = $1 and id = $2", id))[0]
    ?.photo;
const baseOf = async (browser: TestBrowser) => String((await load(browser))["avatar_base"]);
const bytesAt = async (browser: TestBrowser, address: string) => {
  const answer = await browser.get(address);
  return { status: answer.status, headers: answer.headers, text: answer.text };
};

describe("who changes a picture", () => {
  it.each([false, true])(
    "is oneself and administrators, with subsites or without (%s) [AVAT-15] [AVAT-16] [CACT-02]",
    (withSubsites) => {
      const may = (who: WorldPerson, person: WorldPerson) =>
        mayChangePicture(
          { ...actorOf(world, who), withSubsites, ...(withSubsites && { subsiteId: 7 }) },
          person,
        );
      for (const who of [world.olga, world.ada, world.ed, world.vera, world.xavi])
        expect(may(who, who).allowed).toBe(true);
      expect(may(world.ada, world.vera).allowed).toBe(true);
      expect(may(world.olga, world.ada).allowed).toBe(true);
      for (const who of [world.ed, world.vera, world.xavi])
        expect(may(who, world.ada)).toEqual({ allowed: false, code: "admins-only" });
      expect(maySeePicture(actorOf(world, world.xavi), { id: world.ed.id, isShown: true }).allowed).toBe(
        true,
      );
      expect(maySeePicture(actorOf(world, world.ed), { id: world.vera.id, isShown: false }).allowed).toBe(
        false,
      );
      expect(maySeePicture(actorOf(world, world.vera), { id: world.vera.id, isShown: false }).allowed).toBe(
        true,
      );
    },
  );

  it("is the person themself, and for others an administrator [AVAT-05] [AVAT-15] [AVAT-16] [CACT-02] (long)", async () => {
    expect(await upload(xavi, await wide())).toMatchObject({ success: true });
    expect(await upload(ed, await wide(), { user_id: world.vera.id })).toMatchObject({
      success: false,
      error: "Sorry, only administrators can do this.",
    });
    expect(await photoOf(world.vera)).toBeNull();
    expect(await load(ed, `?user_id=${world.vera.id}`)).toMatchObject({ success: false });
    expect(await upload(ada, await wide(), { user_id: world.vera.id })).toMatchObject({ success: true });
    expect(await photoOf(world.vera)).toMatch(new RegExp(`^/-/picture/${world.vera.id}/`));
    const avatar_base = await baseOf(vera);
    const square = { x1: 0, y1: 0, x2: 20, y2: 20, avatar_base, user_id: world.vera.id };
    expect(await crop(ed, square)).toMatchObject({ success: false });
    expect(await as(world, world.ed).call(showPicture, { id: world.vera.id, avatar_base: "" })).toMatchObject(
      {
        code: "admins-only",
      },
    );
    expect(await crop(ada, square)).toMatchObject({ success: true });
    expect(await load(ada, "?user_id=999999")).toMatchObject({ success: false });
  });

  it("takes it away and brings it back, for a day (long)", async () => {
    await upload(vera, await wide());
    const avatar_base = await baseOf(vera);
    const show = (base: string) =>
      as(world, world.vera).call(showPicture, { id: world.vera.id, avatar_base: base });
    expect(await show("")).toMatchObject({ success: true, avatar_base: "", previous_base: avatar_base });
    expect(await photoOf(world.vera)).toBeNull();
    expect((await bytesAt(ed, `${avatar_base}small`)).status).toBe(404);
    expect((await bytesAt(ada, `${avatar_base}small`)).status).toBe(200);
    expect(await show(avatar_base)).toMatchObject({ success: true, avatar_base });
    expect((await bytesAt(ed, `${avatar_base}small`)).status).toBe(200);
    await show("");
    const forget = (hours: number) =>
      within(world, actorOf(world, world.olga), (tx) =>
        forgetPictures(new Date(worldNow.getTime() + (hours - 24) * 3_600_000), tx),
      );
    await forget(0);
    expect(await show(avatar_base)).toMatchObject({ success: true });
    await show("");
    await forget(25);
    expect(await show(avatar_base)).toMatchObject({ success: false, code: "picture-gone" });
    const other = await as(world, world.ada).call(showPicture, { id: world.ed.id, avatar_base });
    expect(other).toMatchObject({ success: false, code: "picture-gone" });
  });

  it("leaves no file to be tidied that a picture is made of (long)", async () => {
    await upload(vera, await wide());
    const { ids } = (
      await inSite<{ ids: number[] }>(
        "select array[crop_id::int, large_id::int, small_id::int] as ids from person_picture where site_id = $1",
      )
    )[0] ?? { ids: [] };
    await inSite("update file set touched = '2000-01-01' where site_id = $1");
    const unheld = () =>
      within(world, actorOf(world, world.olga), (tx) => lockUnheldFiles(worldNow, 500, tx));
    expect((await unheld()).filter((id) => ids.includes(id))).toEqual([]);
    await inSite("delete from person_picture where site_id = $1");
    expect(await unheld()).toEqual(expect.arrayContaining(ids));
  });

  it("is nobody who is not signed in, to whom no picture is given either (long)", async () => {
    await upload(vera, await wide());
    const visitor = await web.browser("visitor");
    expect((await bytesAt(visitor, (await photoOf(world.vera)) ?? "")).status).toBe(404);
    expect(await load(visitor)).toMatchObject({ success: false });
  });
});
