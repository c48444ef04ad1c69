import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagesIn } from "#testing/folders.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

describe("in subsites", () => {
  let subsites: SubsiteWorld;
  let there: TestWeb;
  beforeAll(async () => {
    subsites = await openSubsiteWorld();
    there = await openTestWeb(subsites);
  });
  afterAll(async () => {
    await there.close();
    await subsites.close();
  });

  it("each has a trash of its own, for its editors and administrators [TRSH-02] [TRSH-03] [TRSH-06] [TRSH-08] [TRSH-11] [TRSH-18] (long)", async () => {
    const { crew } = subsites;
    const at = async (who: "ada" | "vera" | "ed" | "olga" | "xavi") => there.browser(subsites[who]);
    const [ada, vera, ed, olga] = [await at("ada"), await at("vera"), await at("ed"), await at("olga")];
    const path = (rest: string) => `/@crew${rest}`;
    expect((await ed.post(path(`/ajax/page/page_settings/delete/${crew.tidesId}/`), {})).status).toBe(403);
    expect(await ada.post(path(`/ajax/page/page_settings/delete/${crew.homeId}/`), {})).toMatchObject({
      status: 409,
      body: {
        error: "The homepage cannot be deleted. Please make a different page the homepage first.",
      },
    });
    expect(await vera.post(path(`/ajax/page/page_settings/delete/${crew.tidesId}/`), {})).toMatchObject({
      status: 200,
      body: { redirect: "/@crew/pages/tree/" },
    });
    const titles = async (browser: TestBrowser, prefix: string) => {
      const answer = await browser.post(`${prefix}/ajax/pages/action/load_trash/`, {});
      return answer.status === 200
        ? ((answer.body?.["pages"] ?? []) as { title_u: string }[]).map((row) => row.title_u)
        : answer.status;
    };
    expect(await titles(ada, "/@crew")).toEqual(["Crew tides"]);
    expect(await titles(vera, "/@crew")).toEqual(["Crew tides"]);
    expect(await titles(ed, "/@crew")).toBe(403);
    expect(await titles(ada, "")).toEqual([]);
    expect(await titles(olga, "")).toEqual([]);
    const back = `/ajax/page/trash_restore/${crew.tidesId}/`;
    expect((await ada.post(back, {})).status).toBe(404);
    expect(await ada.post(path(back), {})).toMatchObject({ status: 200, body: { url: "/@crew/tides/" } });
    expect(await pagesIn(ada, crew.mainFolderId, "/@crew")).toEqual(["Crew home", "Crew tides"]);
  });

  it("the pages of a folder go to the trash of their own one, each once [FOPT-11] [FOPT-21]", async () => {
    const ada = await there.browser(subsites.ada);
    const path = `/@crew/ajax/category/trash_pages/${subsites.crew.mainFolderId}/`;
    expect((await ada.post(path, {})).body).toMatchObject({ success: true, name: "Main", done: true });
    const { body } = await ada.post("/@crew/ajax/pages/action/load_trash/", {});
    expect(body?.["pages"]).toMatchObject([{ title_u: "Crew tides" }]);
    expect((await ada.post(path, {})).body).toMatchObject({ name: "Main", nr_pages: 0 });
  });
});
