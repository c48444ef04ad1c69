import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { savePageEdit, saveProperties } from "#features/properties/contract.ts";
import type { JobTools } from "#jobs/job.ts";
import { as, worldNow } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { somebodyWaits, tagNamed, taggedPage, tagsOn } from "#testing/tags.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { savePageTags } from "./operations.ts";
import { tagJobs } from "./jobs.ts";
import { deleteTag, readAllTags, renameTag, undeleteTag } from "./contract.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const post = async (who: WorldPerson | "visitor", path: string, sent: object = {}) => {
  const { status, body } = await (await web.browser(who)).post(path, { ...sent });
  return { status, body };
};

async function known(who: WorldPerson | "visitor"): Promise<string[]> {
  const answer = await as(world, who).call(readAllTags, {});
  return answer.success ? answer.tags.map(({ tag }) => tag) : [];
}

async function listed(tagId: number, who: WorldPerson = world.vera) {
  const answer = await as(world, who).call(loadPages, { tag_id: tagId });
  return answer.success ? answer.pages.map(({ title_u }) => title_u) : answer.code;
}

const shareWith = (person: WorldPerson) => ({
  all: { view: false, edit: false },
  editors: { view: false, edit: false },
  [person.id]: { view: true, edit: false },
});

describe("renaming a tag", () => {
  it("answers `tag` at its address, and every page of it has the new name [TOPT-03]", async () => {
    const page = await taggedPage(world, world.ed, { title: "Fog signals", tags: ["fog"] });
    const id = await tagNamed(world, "fog");
    expect(await post(world.ed, `/ajax/tag/rename/${id}/`, { name: " Mist " })).toEqual({
      status: 200,
      body: { success: true, tag: "Mist" },
    });
    expect(await tagsOn(world, page)).toEqual(["Mist"]);
  });

  it("refuses the name of another one, compared without case, and takes its own anew [TOPT-11] [TAGP-03]", async () => {
    await taggedPage(world, world.ed, { title: "Two", tags: ["Kade", "Sluis"] });
    const id = await tagNamed(world, "Kade");
    const taken = await post(world.ed, `/ajax/tag/rename/${id}/`, { name: "SLUÍS" });
    expect(taken).toMatchObject({
      status: 409,
      body: { success: false, message: "A tag with this name already exists." },
    });
    expect((await post(world.ed, `/ajax/tag/rename/${id}/`, { name: "KADE" })).body).toMatchObject({
      tag: "KADE",
    });
  });

  it("has at most 90 characters and is a name [TOPT-05]", async () => {
    await taggedPage(world, world.ed, { title: "Long", tags: ["long"] });
    const at = `/ajax/tag/rename/${await tagNamed(world, "long")}/`;
    expect((await post(world.ed, at, { name: "b".repeat(90) })).status).toBe(200);
    expect((await post(world.ed, at, { name: "b".repeat(91) })).status).toBe(400);
    expect((await post(world.ed, at, { name: "  " })).status).toBe(400);
    expect((await post(world.ed, at, { name: "a,b" })).body).toMatchObject({
      message: "A tag can't contain commas.",
    });
  });
});

describe("deleting a tag", () => {
  it("takes it from lists and pages; for a while it comes back with all of its pages [TOPT-06] [TOPT-07] [TOPT-10]", async () => {
    const page = await taggedPage(world, world.ed, { title: "Berths", tags: ["berth", "quay"] });
    await taggedPage(world, world.ed, { title: "Ropes", tags: ["berth"] });
    const id = await tagNamed(world, "berth");
    expect(await listed(id)).toEqual(["Berths", "Ropes"]);
    expect(await post(world.ed, `/ajax/tag/delete/${id}/`)).toEqual({ status: 200, body: { success: true } });
    expect(await listed(id)).toBe("tag-not-found");
    expect(await tagsOn(world, page)).toEqual(["quay"]);
    expect(await known(world.vera)).not.toContain("berth");
    expect(await post(world.ed, `/ajax/tag/undelete/${id}/`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await listed(id)).toEqual(["Berths", "Ropes"]);
    expect(await tagsOn(world, page)).toEqual(["berth", "quay"]);
  });

  it("says why it failed: `message` [TOPT-10]", async () => {
    for (const action of ["delete", "undelete"])
      expect(await post(world.ed, `/ajax/tag/${action}/999999/`)).toMatchObject({
        status: 404,
        body: { success: false, message: "We couldn't find this tag." },
      });
  });

  it("is final after an hour, and the job removes it then [TOPT-07] [TOPT-09]", async () => {
    await taggedPage(world, world.ed, { title: "Old", tags: ["old"] });
    const id = await tagNamed(world, "old");
    await as(world, world.ed, worldNow).call(deleteTag, { id });
    const later = new Date(worldNow.getTime() + 3_601_000);
    expect(await as(world, world.ed, later).call(undeleteTag, { id })).toMatchObject({ code: "tag-gone" });
    const left = async (now: Date) => {
      await tagJobs[0]?.work({
        now,
        eachSite: (step) => within(world, actorOf(world, world.ed), step),
      } as JobTools);
      return within(world, actorOf(world, world.ed), (tx) =>
        run(tx, "select id from tag where site_id = $1 and id = $2", [tx.siteId, id]),
      );
    };
    expect(await left(new Date(worldNow.getTime() + 3_600_000))).toHaveLength(1);
    expect(await left(later)).toEqual([]);
    expect(await as(world, world.ed, later).call(undeleteTag, { id })).toMatchObject({
      code: "tag-not-found",
    });
  });

  it("a page that was changed since then has its other changes too when the tag is back [TOPT-07]", async () => {
    const page = await taggedPage(world, world.ed, { title: "Changed", tags: ["tide", "moon"] });
    const id = await tagNamed(world, "tide");
    await as(world, world.ed).call(deleteTag, { id });
    await save(page, { tags: ["sun"] });
    await as(world, world.ed).call(undeleteTag, { id });
    expect(await tagsOn(world, page)).toEqual(["sun", "tide"]);
  });

  it("whose name was given again gives its pages to the new one when it comes back [TOPT-07] [TOPT-09]", async () => {
    await taggedPage(world, world.ed, { title: "First pier", tags: ["pier"] });
    const id = await tagNamed(world, "pier");
    await as(world, world.ed).call(deleteTag, { id });
    await taggedPage(world, world.ed, { title: "Second pier", tags: ["Pier"] });
    const other = await tagNamed(world, "Pier");
    expect(other).not.toBe(id);
    expect(await as(world, world.ed).call(undeleteTag, { id })).toMatchObject({ success: true, id: other });
    expect(await listed(other)).toEqual(["First pier", "Second pier"]);
    expect(await listed(id)).toBe("tag-not-found");
  });
});

describe("who may rename, delete and bring back [TOPT-12]", () => {
  it("are those who pass the editor check; others change nothing", async () => {
    const guestOf = await taggedPage(world, world.ed, { title: "Rights", tags: ["rights"] });
    const id = await tagNamed(world, "rights");
    for (const who of [world.vera, world.xavi, "visitor", { guestOf }] as const)
      for (const call of [renameTag, deleteTag, undeleteTag])
        expect(await as(world, who).call(call, { id, name: "mine" } as never)).toMatchObject({
          success: false,
          status: 403,
          body: { error: "Sorry, only editors can do this." },
        });
    expect(await known(world.vera)).toContain("rights");
    for (const who of [world.olga, world.ada, world.ed])
      expect(await as(world, who).call(renameTag, { id, name: `by ${who.name}` })).toMatchObject({
        success: true,
      });
  });

  it("tags of pages that one may not read are not found, by editors either", async () => {
    const state = { ...shareWith(world.vera), [world.ed.id]: { view: false } };
    await taggedPage(world, world.ada, {
      title: "Works council",
      tags: ["layoffs"],
      permission_state: state,
    });
    const id = await tagNamed(world, "layoffs");
    for (const call of [renameTag, deleteTag, undeleteTag])
      expect(await as(world, world.ed).call(call, { id, name: "x" } as never)).toMatchObject({
        code: "tag-not-found",
      });
    expect(await known(world.ed)).not.toContain("layoffs");
    expect(await known(world.vera)).toContain("layoffs");
    expect(await listed(id, world.ed)).toBe("tag-not-found");
    expect(await listed(id, world.vera)).toEqual(["Works council"]);
  });
});

async function save(page_id: number, settings: object) {
  return as(world, world.ed).call(saveProperties, { page_id, settings: settings as never });
}

describe("the tags of a page, as its dialogs send them", () => {
  it("are texts, or tags as they were loaded; each stands once, whatever its case [PDLG-10] [TAGP-03] [TAGP-04] [TAGP-05] (long)", async () => {
    const page = await taggedPage(world, world.ed, {
      title: "Several",
      tags: ["first aid", "First  Aid", "deck"],
    });
    expect(await tagsOn(world, page)).toEqual(["deck", "first aid"]);
    const id = await tagNamed(world, "first aid");
    await save(page, { tags: [{ id, tag: "first aid" }, "FIRST AID", "Bridge"] });
    expect(await tagsOn(world, page)).toEqual(["Bridge", "first aid"]);
    await save(page, { title: "Several more" });
    expect(await tagsOn(world, page)).toEqual(["Bridge", "first aid"]);
    await as(world, world.ed).call(savePageEdit, { page_id: page, settings: { tags: [] } as never });
    expect(await tagsOn(world, page)).toEqual([]);
  });

  it.each([
    ["of 91 characters [TOPT-05]", ["b".repeat(91)], "A tag has at most 90 characters."],
    ["without a name", ["  "], "Enter a tag name."],
    ["with commas", ["a, b"], "A tag can't contain commas."],
    ["too many", Array.from({ length: 101 }, (_, at) => `many ${at}`), "A page has at most 100 tags."],
    ["gone", [{ id: 999_999, tag: "a" }], "The tag a no longer exists. Remove it, or add it again."],
  ])("%s are refused at their field, and nothing is saved (long)", async (_, tags, sentence) => {
    const page = await taggedPage(world, world.ed, { title: "Kept", tags: ["kept"] });
    const { body } = await post(world.ed, `/ajax/page/page_settings/edit_properties/${page}/`, {
      settings: JSON.stringify({ title: "Never", tags }),
    });
    expect(body).toMatchObject({
      success: false,
      errors: [sentence],
      form_errors: { "settings.tags": sentence },
    });
    expect(await tagsOn(world, page)).toEqual(["kept"]);
  });

  it("a copy keeps them, at both ways of making one (long)", async () => {
    const page = await taggedPage(world, world.ed, { title: "Original", tags: ["copied", "twice"] });
    for (const at of [`/create/?from_page_id=${page}`, `/clone/${page}/0/`]) {
      const { body } = await post(world.ed, `/ajax/page/page_settings${at}`, { settings: "{}" });
      const slug = String(body?.["redirect"]);
      const shown = await (await web.browser(world.ed)).get(slug, { accept: "application/json" });
      const data = shown.body?.["data"] as { page: { tags: { name: string }[] } } | undefined;
      expect(data?.page.tags.map(({ name }) => name)).toEqual(["copied", "twice"]);
    }
  });
});

describe("two people at once", () => {
  it("who add to the same page have both tags on it", async () => {
    const page = await taggedPage(world, world.ed, { title: "Both", tags: ["opened"] });
    await save(page, { tags: ["opened", "by one"], tags_before: ["opened"] });
    await save(page, { tags: ["opened", "by two"], tags_before: ["opened"] });
    expect(await tagsOn(world, page)).toEqual(["by one", "by two", "opened"]);
    await save(page, { tags: ["by two"], tags_before: ["opened", "by two"] });
    expect(await tagsOn(world, page)).toEqual(["by one", "by two"]);
  });

  it("one renames while the other saves: the tag keeps its new name and no other is made", async () => {
    const page = await taggedPage(world, world.ed, { title: "Renamed meanwhile", tags: ["before"] });
    const id = await tagNamed(world, "before");
    await as(world, world.ada).call(renameTag, { id, name: "after" });
    await save(page, { title: "Saved late", tags: [{ id, tag: "before" }] });
    expect(await tagsOn(world, page)).toEqual(["after"]);
    expect(await known(world.ada)).not.toContain("before");
  });

  it("one deletes while the other adds: the other is told so, and may add it again", async () => {
    await taggedPage(world, world.ed, { title: "Has it", tags: ["contested"] });
    const page = await taggedPage(world, world.ed, { title: "Wants it" });
    const id = await tagNamed(world, "contested");
    await as(world, world.ada).call(deleteTag, { id });
    const refused = await save(page, { tags: [{ id, tag: "contested" }] });
    expect(refused).toMatchObject({
      success: false,
      body: { errors: ["The tag contested no longer exists. Remove it, or add it again."] },
    });
    expect(await save(page, { tags: ["contested"] })).toMatchObject({ success: true });
    expect(await tagsOn(world, page)).toEqual(["contested"]);
  });

  it("one deletes while the other saves what they had loaded: the tag is not made again, and can come back, also to pages that lose another [TOPT-09]", async () => {
    const page = await taggedPage(world, world.ed, { title: "Loaded before", tags: ["loaded", "loose"] });
    const id = await tagNamed(world, "loaded");
    await as(world, world.ada).call(deleteTag, { id });
    expect(await save(page, { tags: [{ id, tag: "loaded" }] })).toMatchObject({ success: true });
    expect(await tagsOn(world, page)).toEqual([]);
    await as(world, world.ada).call(undeleteTag, { id });
    expect(await tagsOn(world, page)).toEqual(["loaded"]);
  });

  it("two who make the same tag at the same moment make one (long)", async () => {
    const [one, two] = [
      await taggedPage(world, world.ed, { title: "At once one" }),
      await taggedPage(world, world.ed, { title: "At once two" }),
    ];
    const ed = actorOf(world, world.ed);
    const second = await within(world, ed, async (tx) => {
      await savePageTags(ed, { pageId: one, tags: ["at once"] }, tx);
      const saved = save(two, { tags: ["At Once"] });
      await somebodyWaits(world);
      return { saved };
    });
    expect(await second.saved).toMatchObject({ success: true });
    expect(await tagsOn(world, two)).toEqual(["at once"]);
    expect(await listed(await tagNamed(world, "at once"))).toEqual(["At once one", "At once two"]);
  });
});
