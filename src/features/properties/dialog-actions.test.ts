import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PageDialogs, openPageDialogs } from "#testing/pages/page-dialogs.ts";

let dialogs: PageDialogs;
beforeAll(async () => {
  dialogs = await openPageDialogs();
});
afterAll(() => dialogs.close());

describe("a page dialog", () => {
  it("is there for four actions, each saved where it is loaded, and for no other [PDLG-01] [PDLG-04] [PDLG-09] [PDLG-18]", async () => {
    const id = await dialogs.makePage();
    const status = async (path: string) =>
      (await dialogs.ada.get(`/ajax/page/page_settings/${path}`, { accept: "application/json" })).status;
    // Without a name nothing is saved anywhere.
    const settings = JSON.stringify({ title: "" });
    const saved = async (path: string) =>
      (await dialogs.ada.post(`/ajax/page/page_settings/${path}`, { settings })).body?.["errors"];
    for (const path of ["create/", `clone/${id}/0/`, `edit_properties/${id}/`, `edit/${id}/`])
      expect([path, await status(path), await saved(path)]).toEqual([
        path,
        200,
        ["Please enter a page name."],
      ]);
    for (const path of [`remove/${id}/`, `edit_settings/${id}/`, "create/1/"])
      expect({ path, status: await status(path) }).toEqual({ path, status: 404 });
  });

  it("is all that a page has: title, folder, tags, slug, the flags of its type, and rights for each group; those that are sent are kept [PDLG-08] [PDLG-09] [PDLG-10] [PPRP-02]", async () => {
    const id = await dialogs.makePage({ category: "Main/Company", tags: ["anker"], slug: "buoy-yard" });
    await dialogs.save(`/edit_properties/${id}/`, { make_default_template: true }, dialogs.ada);
    const loaded = await dialogs.load(`/edit_properties/${id}/`);
    expect(loaded).toMatchObject({
      title: expect.stringContaining("Berth"),
      category_path: "Main/Company",
      tags: [{ tag: "anker" }],
      slug: "buoy-yard",
      is_homepage: false,
      is_template: true,
      is_default_template: true,
    });
    const mayBe = (isAdmin: boolean) => ({ can_be_template: isAdmin, can_toggle_default_template: isAdmin });
    expect(loaded).toMatchObject(mayBe(false));
    expect(await dialogs.load(`/edit_properties/${id}/`, dialogs.ada)).toMatchObject(mayBe(true));
    const rights = loaded.users.map(({ id: group, view, edit }) => [group, view, edit]);
    expect(rights).toEqual([
      ["admins", true, true],
      ["public", false, false],
      ["guests", false, false],
      ["all", true, false],
      ["editors", true, true],
      ["others", false, false],
    ]);
    await dialogs.save(`/edit_properties/${id}/`, { make_default_template: false }, dialogs.ada);
    expect(await dialogs.load(`/edit_properties/${id}/`)).toMatchObject({
      is_template: true,
      is_default_template: false,
    });
    await dialogs.save(`/edit_properties/${id}/`, { make_homepage: true, make_template: false }, dialogs.ada);
    const flags = { is_homepage: true, is_template: false, is_default_template: false };
    expect(await dialogs.load(`/edit_properties/${id}/`)).toMatchObject(flags);
    await dialogs.save(`/edit_properties/${id}/`, { make_homepage: false }, dialogs.ada);
    await dialogs.save(`/edit_properties/${id}/`, { make_template: true }, dialogs.ada);
    const template = { is_homepage: false, is_template: true, is_default_template: false };
    expect(await dialogs.load(`/edit_properties/${id}/`)).toMatchObject(template);
  });

  it("of a page that is not there yet says where it will be and what may be chosen, of a copy without a location [PDLG-08]", async () => {
    const id = await dialogs.makePage();
    const { mainFolderId } = dialogs.world;
    const begins = { category_id: mainFolderId, category_path: "Main", slug: "", is_public: false };
    const copied = expect.stringMatching(/^Copy of Berth/);
    for (const [at, title, perm_can_edit_slug] of [
      ["/create/", "", true],
      ["/create/0/", "", true],
      [`/clone/${id}/0/`, copied, false],
    ])
      expect(await dialogs.load(String(at))).toMatchObject({
        ...begins,
        title,
        group_url: "https://noordervaart.example/",
        create_from_default_template: false,
        perm_can_edit_title: true,
        perm_can_edit_slug,
        subsite_name: "",
      });
  });
});
