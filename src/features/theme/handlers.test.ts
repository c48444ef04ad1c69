import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { findReadableFile } from "#features/pages/attaching/readable-files-store.ts";
import { lockUnheldFiles } from "#features/pages/attaching/store.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { picture } from "#testing/pictures.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { saveTheme } from "./contract.ts";
import { readTheme } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "delete from theme where site_id = $1", [tx.siteId]),
  ),
);
afterAll(() => world.close());

const plain = {
  accent: "#4a5bcf",
  fonts: "serif",
  scheme: "device",
  logo_id: null,
  dark_logo_id: null,
  picture_id: null,
  picture_alt: "",
} as const;
const save = (who: WorldPerson, more: Record<string, unknown> = {}) =>
  as(world, who).call(saveTheme, { ...plain, ...more });
const kept = async (who = world.olga) => {
  const answer = await as(world, who).call(readTheme, {});
  return answer.success ? answer.theme : null;
};
let count = 0;
/** Each of its own bytes, so that no two are one file. */
const uploaded = async (who: WorldPerson, name = "logo.png") =>
  keptFile(world, who, {
    bytes: await picture(64, 40 + count++)
      .png()
      .toBuffer(),
    name,
    purpose: "image",
  });

describe("the theme of a site", () => {
  it("is the product's look until owners choose", async () => {
    expect(await kept()).toEqual({
      accent: "#4a5bcf",
      fonts: "serif",
      scheme: "device",
      logo: null,
      darkLogo: null,
      picture: null,
      pictureAlt: "",
      revision: 0,
    });
  });

  it("keeps every choice, and answers what stood there before (long)", async () => {
    const [logo, dark, header] = [
      await uploaded(world.olga),
      await uploaded(world.olga),
      await uploaded(world.olga, "harbour.jpg"),
    ];
    const first = await save(world.olga, { accent: "F64", fonts: "georgia", scheme: "dark" });
    expect(first).toMatchObject({ theme: { accent: "#ff6644" }, previous: { revision: 0 }, replaced: null });
    const second = await save(world.olga, {
      fonts: "sans",
      logo_id: logo.id,
      dark_logo_id: dark.id,
      picture_id: header.id,
      picture_alt: "The harbour at dawn",
      revision: 1,
    });
    expect(second).toMatchObject({
      previous: { accent: "#ff6644", fonts: "georgia", scheme: "dark", logo: null, revision: 1 },
    });
    expect(await kept()).toMatchObject({
      accent: "#4a5bcf",
      fonts: "sans",
      scheme: "device",
      logo: { id: logo.id, name: "logo.png", width: 64 },
      darkLogo: { id: dark.id },
      picture: { id: header.id, name: "harbour.png" },
      pictureAlt: "The harbour at dawn",
      revision: 2,
    });
  });

  it("is for owners alone to see in the settings and to change [ROUT-39]", async () => {
    for (const who of [world.ada, world.ed, world.vera, world.xavi]) {
      const refused = { status: 403, body: { error: "Sorry, only site owners can do this." } };
      expect(await as(world, who).call(readTheme, {})).toMatchObject(refused);
      expect(await save(who, { accent: "#c1121f" })).toMatchObject(refused);
    }
    expect(await kept()).toMatchObject({ accent: "#4a5bcf", revision: 0 });
  });

  it("of another site stays as it is", async () => {
    await save(world.olga, { accent: "#c1121f" });
    expect(await kept(world.other.nora)).toMatchObject({ accent: "#4a5bcf", revision: 0 });
  });

  it.each([
    ["accent", ["", "red", "#12", "#1234567", "#fff;}", "url(//x)", "#fff\u0000", "#ＦＦＦ"]],
    ["fonts", ["", "comic", "serif;}"]],
    ["scheme", ["", "dim"]],
    ["logo_id", [-1, 0, 1.5, "x", {}, []]],
    ["picture_alt", ["x".repeat(1001), "a\nb", "a\u0000b"]],
    ["revision", [-1, "x"]],
  ])("refuses a hostile %s before anything happens", async (field, values) => {
    for (const value of values as unknown[])
      expect(await save(world.olga, { [field]: value })).toMatchObject({ status: 400 });
    expect((await kept())?.revision).toBe(0);
  });

  it("the last save wins, and who made it reads whose it replaces", async () => {
    await save(world.olga, { accent: "#c1121f", revision: 0 });
    const late = await save(world.olga, { accent: "#2563eb", revision: 0 });
    expect(late).toMatchObject({ replaced: world.olga.name, theme: { revision: 2 } });
    expect(await save(world.olga, { accent: "#c1121f", revision: 2 })).toMatchObject({ replaced: null });
  });
});

describe("the pictures of a theme", () => {
  const missing = { body: { error: "This picture is no longer available. Upload it again." } };

  it("are what the owner uploaded; no number opens a file of somebody else, of another site or no picture", async () => {
    const ofEd = await uploaded(world.ed);
    const ofNora = await uploaded(world.other.nora);
    const plainFile = await keptFile(world, world.olga, { bytes: Buffer.from("<svg onload=alert(1)>") });
    const attached = await keptFile(world, world.olga, { bytes: await picture(9, 9).png().toBuffer() });
    for (const id of [ofEd.id, ofNora.id, plainFile.id, attached.id, 999_999])
      for (const field of ["logo_id", "dark_logo_id", "picture_id"])
        expect(await save(world.olga, { [field]: id })).toMatchObject(missing);
  });

  it("stay as long as they are in use, and those of the theme before as long as that can be brought back (long)", async () => {
    const [first, second, third] = [
      await uploaded(world.olga),
      await uploaded(world.olga),
      await uploaded(world.olga),
    ];
    await save(world.olga, { logo_id: first.id });
    await save(world.olga, { logo_id: second.id });
    const unheld = await within(world, actorOf(world, world.olga), (tx) =>
      lockUnheldFiles(new Date(worldNow.getTime() + 1), 500, tx),
    );
    expect(unheld).not.toContain(first.id);
    expect(unheld).not.toContain(second.id);
    expect(unheld).toContain(third.id);
    expect(await save(world.olga, { logo_id: first.id })).toMatchObject({
      theme: { logo: { id: first.id } },
    });
  });

  it("the header picture is read by readers of the home page; drafts of a theme by nobody but who uploaded it", async () => {
    const header = await uploaded(world.olga);
    const logo = await uploaded(world.olga);
    const later = new Date(worldNow.getTime() + 25 * 60 * 60 * 1000);
    const reads = (who: WorldPerson, id: number) =>
      within(world, actorOf(world, who), (tx) => findReadableFile(actorOf(world, who), id, later, tx));
    const shares = [
      { principalId: principal("editors"), mayEdit: true },
      { principalId: principal("person", world.vera.id), mayEdit: false },
    ];
    const home = await madePage(world, "Home of editors", { shares });
    await setHomepage(world, home);
    expect(await reads(world.vera, header.id)).toBeNull();
    await save(world.olga, { picture_id: header.id, logo_id: logo.id });
    expect(await reads(world.vera, header.id)).toMatchObject({ id: header.id });
    expect(await reads(world.xavi, header.id)).toBeNull();
    expect(await reads(world.vera, logo.id)).toBeNull();
    expect(await reads(world.olga, logo.id)).toMatchObject({ id: logo.id });
  });
});
