import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { worldNow } from "#testing/as.ts";
import { type PageDialogs, dialogsOf, openPageDialogs, sentBack } from "#testing/pages/page-dialogs.ts";
import { tries } from "#testing/properties.ts";

type Rights = { view: boolean; edit: boolean };
type Like = {
  state: { all: Rights; editors: Rights; vera: Rights; xavi: Rights; guest: boolean };
  isPublic: boolean;
};

let dialogs: PageDialogs;
beforeAll(async () => {
  dialogs = await openPageDialogs();
});
afterAll(() => dialogs.close());

describe("what is not there yet", () => {
  it.each([
    ["what tags were there before, without tags", { tags_before: ["Safety"] }, "You can't change this here."],
    ["two types at once", { make_homepage: true, make_template: true }, "A page has one type. Choose one."],
    ["an empty title", { title: "" }, "Please enter a page name."],
    ["a field that the dialogs do not have", { colour: "red" }, "You can't change this here."],
    ["a field that is only read", { is_app: true }, "You can't change this here."],
  ])("is refused with a sentence: %s [PDLG-10] [PDLG-11] (long)", async (_, settings, sentence) => {
    const id = await dialogs.makePage();
    for (const at of dialogsOf(id)) {
      const answer = await dialogs.save(at, { title: "Never", ...settings }, dialogs.ada);
      expect({ at, success: answer.body?.["success"] }).toEqual({ at, success: false });
      expect({ at, errors: answer.body?.["errors"] }).toEqual({ at, errors: [sentence] });
    }
    expect(await dialogs.load(`/edit/${id}/`)).not.toMatchObject({ title: "Never" });
  });

  it.each([[[]], [""], [null]])(
    "means nothing and is taken as such: tags %j [PDLG-10] (long)",
    async (tags) => {
      const id = await dialogs.makePage({ tags });
      for (const dialog of ["edit", "edit_properties"])
        expect(await dialogs.save(`/${dialog}/${id}/`, { tags })).toMatchObject({ status: 200 });
    },
  );

  it("a copy has no location of its own, and its own text only where it is not a copy [PPRP-05]", async () => {
    const id = await dialogs.makePage();
    const slugged = await dialogs.save(`/clone/${id}/0/`, { title: "Never", slug: "chosen" });
    expect(slugged.body).toMatchObject({
      success: false,
      form_errors: { "settings.slug": "A copy gets its location from its title. You can change it later." },
    });
    for (const at of [`/create/?from_page_id=${id}`, `/clone/${id}/0/`, `/edit_properties/${id}/`])
      expect({ at, ...(await dialogs.save(at, { title: "Never", markdown: "Other text" })) }).toMatchObject({
        at,
        status: 400,
        body: { errors: ["You can't change this here."] },
      });
  });
});

describe("what a dialog opens with", () => {
  const names = `title title_s tags all_tags category_id category_path tree slug group_url is_homepage
    is_template is_default_template is_app is_instance nr_instances can_be_template
    can_toggle_default_template perm_can_edit_title perm_can_edit_slug is_public users
    allow_guest_invites allow_public_pages active_guests create_from_default_template
    version_timestamp subsite_name`.split(/\s+/);

  let riches = 0;
  async function rich(): Promise<number> {
    const state = {
      [dialogs.world.xavi.id]: { view: true, edit: true },
      public: { view: true },
      new1: { view: true, email: `gast${riches}@example.org` },
    };
    const settings = {
      category: "Main/Company/Board",
      slug: `berth-of-${++riches}`,
      permission_state: state,
    };
    const id = await dialogs.makePage(settings);
    // Ed edits as one of the editors, whatever a line of his own says.
    await dialogs.save(
      `/edit/${id}/`,
      { permission_state: { [dialogs.world.ed.id]: { view: true, edit: false } } },
      dialogs.ada,
    );
    return id;
  }

  it("tags and all_tags are `id` and `tag`, by name, and may be sent back as they came [PDLG-08] [PPRP-07] [TAGP-07]", async () => {
    const id = await dialogs.makePage({ tags: ["Zeil & roer", "anker"] });
    const tags = [
      { id: expect.any(Number), tag: "anker" },
      { id: expect.any(Number), tag: "Zeil & roer" },
    ];
    for (const at of dialogsOf(id)) {
      const loaded = await dialogs.load(at);
      expect({ at, tags: loaded["tags"] }).toEqual({
        at,
        tags: at.startsWith("/create/0") || at === "/create/" ? [] : tags,
      });
      expect(loaded["all_tags"]).toEqual(tags);
    }
    const loaded = await dialogs.load(`/edit/${id}/`);
    await dialogs.save(`/edit/${id}/`, { tags: loaded["tags"], all_tags: loaded["all_tags"] });
    expect((await dialogs.load(`/edit/${id}/`))["tags"]).toEqual(loaded["tags"]);
  });

  it("is the same for a page in both of its dialogs, for whoever opens them, and true of it [PDLG-04] [PDLG-07] [PDLG-08] [PDLG-10] [PPRM-02] [PPRM-05] [PPRP-05]", async () => {
    const guest = `gast${riches}@example.org`;
    await rich();
    const id = await rich();
    await dialogs.save(`/edit/${id}/`, { title: "Fog & <ice>" });
    for (const browser of [dialogs.ed, dialogs.ada, await dialogs.web.browser(dialogs.world.xavi)]) {
      const loaded = await dialogs.load(`/edit/${id}/`, browser);
      expect(await dialogs.load(`/edit_properties/${id}/`, browser)).toEqual(loaded);
      expect(Object.keys(loaded).toSorted()).toEqual(["success", ...names].toSorted());
    }
    const loaded = await dialogs.load(`/edit/${id}/`);
    const isNone = { is_app: false, is_instance: false, nr_instances: 0, can_be_template: false };
    const may = ["perm_can_edit_title", "perm_can_edit_slug", "allow_guest_invites", "allow_public_pages"];
    const mayAll = Object.fromEntries([...may, "is_public"].map((field) => [field, true]));
    const folders = loaded["tree"] as { id: number; name: string }[];
    expect(folders.map(({ name }) => name)).toEqual(["Main", "Company", "Board"]);
    expect(loaded).toMatchObject({
      title: "Fog & <ice>",
      title_s: "Fog &amp; &lt;ice&gt;",
      category_id: folders[2]?.id,
      category_path: "Main/Company/Board",
      slug: `berth-of-${riches}`,
      group_url: "https://noordervaart.example/",
      ...isNone,
      ...mayAll,
      active_guests: expect.arrayContaining([guest]),
      version_timestamp: worldNow.getTime() / 1000,
      subsite_name: "",
    });
    const line = loaded.users.find((group) => group.id === "guests")?.sub_users[0];
    const facts = { is_guest: true, view: true, notify_st: "paused", email: `gast${riches - 1}@example.org` };
    expect(line).toMatchObject({
      ...facts,
      share_url: expect.stringMatching(/^https:.+\/accounts\/guest\//),
    });
  });

  it("says of a page what is true of it, its title as HTML too [PDLG-08] (long)", async () => {
    await rich();
    const guestOfAnother = `gast${riches - 1}@example.org`;
    const id = await rich();
    await dialogs.save(`/edit/${id}/`, { title: "Fog & <ice>", make_homepage: true }, dialogs.ada);
    const loaded = await dialogs.load(`/edit/${id}/`, dialogs.ada);
    expect(loaded).toMatchObject({
      title: "Fog & <ice>",
      title_s: "Fog &amp; &lt;ice&gt;",
      is_homepage: true,
      is_template: false,
    });
    const types = { can_be_template: false, can_toggle_default_template: true };
    expect(loaded).toMatchObject({
      ...types,
      is_default_template: false,
      create_from_default_template: false,
      active_guests: expect.arrayContaining([guestOfAnother]),
    });
    // Somebody from outside who edits it opens it to nobody.
    const xavi = await dialogs.web.browser(dialogs.world.xavi);
    expect(await dialogs.load(`/edit/${await rich()}/`, xavi)).toMatchObject({
      allow_guest_invites: false,
      allow_public_pages: false,
      perm_can_edit_title: true,
    });
  });

  it("makes a page the home page from the first moment, and says that it is made [PDLG-10] [PDLG-11]", async () => {
    const made = { title: "Our front door", make_homepage: true };
    const answer = await dialogs.save("/create/", made, dialogs.ada);
    const said = { message: "Page created", redirect: "/our-front-door/", errors: [] };
    expect(answer.body).toEqual({ success: true, ...said });
    const home = await dialogs.ada.get("/", { accept: "application/json" });
    expect(home.body).toMatchObject({ data: { title: "Our front door" } });
    const id = await dialogs.pageOf(answer.body?.["redirect"]);
    expect(await dialogs.load(`/edit/${id}/`, dialogs.ada)).toMatchObject({ is_homepage: true });
    await dialogs.save(`/edit/${id}/`, { make_homepage: false }, dialogs.ada);
    expect(await dialogs.load(`/edit/${id}/`, dialogs.ada)).toMatchObject({ is_homepage: false });
  });

  it("has the same fields before a page is there [PDLG-05] [PDLG-06] [PDLG-08]", async () => {
    const id = await rich();
    for (const at of ["/create/", "/create/0/", `/create/?from_page_id=${id}`, `/clone/${id}/0/`]) {
      const loaded = await dialogs.load(at);
      expect({ at, names: Object.keys(loaded).toSorted() }).toEqual({
        at,
        names: ["success", ...names].toSorted(),
      });
      expect({ at, groups: loaded.users.map((group) => group.id) }).toEqual({
        at,
        groups: ["admins", "public", "guests", "all", "editors", "others"],
      });
    }
    expect(await dialogs.load("/create/")).toMatchObject({ category_path: "Main", is_public: false });
  });

  it.each(["edit", "edit_properties"])(
    "comes back unchanged and changes nothing: %s, to both dialogs, by whoever may [PDLG-08] [PDLG-10] (long)",
    async (dialog) => {
      const id = await rich();
      for (const browser of [dialogs.ed, dialogs.ada, await dialogs.web.browser(dialogs.world.xavi)]) {
        const before = await dialogs.load(`/${dialog}/${id}/`, browser);
        for (const back of ["edit", "edit_properties"])
          for (const settings of [sentBack(before), before])
            expect(await dialogs.save(`/${back}/${id}/`, settings, browser)).toMatchObject({
              status: 200,
              body: { success: true, errors: [] },
            });
        expect(await dialogs.load(`/${dialog}/${id}/`, browser)).toEqual(before);
      }
    },
  );

  it("comes back unchanged and changes nothing, whatever a page is like [PDLG-08] [PDLG-10] (long)", async () => {
    const { ada, save, load, world } = dialogs;
    const id = await dialogs.makePage();
    const line = fc.record({ view: fc.boolean(), edit: fc.boolean() });
    const anyPage = fc.record({
      title: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => `T${text}`),
      category: fc.constantFrom("Main", "Main/Company", "Main/Company/Board"),
      slug: fc.constantFrom("", "a-berth", "B_erth-9"),
      make_homepage: fc.boolean(),
      state: fc.record({ all: line, editors: line, vera: line, xavi: line, guest: fc.boolean() }),
      isPublic: fc.boolean(),
    });
    const made = async ({ state: { vera, xavi, guest, ...groups }, isPublic, ...page }: Like) => {
      const whole = (rights: Rights) => ({ ...rights, view: isPublic || rights.view || rights.edit });
      const lines = { ...groups, [world.vera.id]: vera, [world.xavi.id]: xavi };
      const shown = Object.entries(lines).map(([name, rights]) => [name, whole(rights)]);
      await save(`/edit/${id}/`, { permission_state: { public: { view: false } } }, ada);
      const public_ = {
        public: { view: isPublic },
        ...(guest ? { new1: { email: `g${++riches}@a.example` } } : {}),
      };
      const permission_state = { ...Object.fromEntries(shown), ...public_ };
      return save(`/edit_properties/${id}/`, { ...page, permission_state }, ada);
    };
    await fc.assert(
      fc.asyncProperty(anyPage, async (page) => {
        fc.pre((await made(page)).status === 200);
        const before = await load(`/edit/${id}/`, ada);
        for (const dialog of ["edit", "edit_properties"]) {
          const answer = await save(`/${dialog}/${id}/`, sentBack(before), ada);
          expect(answer.body).toMatchObject({ success: true, errors: [] });
          expect(await load(`/${dialog}/${id}/`, ada)).toEqual(before);
        }
      }),
      { numRuns: tries(25), maxSkipsPerRun: 2 },
    );
  });

  it("is what a page that is made of it has [PDLG-08] [PDLG-10] (long)", async () => {
    const id = await rich();
    for (const at of ["/create/", `/create/?from_page_id=${id}`, `/clone/${id}/0/`]) {
      const loaded = await dialogs.load(at);
      const title = `Made of ${at.replace(/\d+/g, "")}`;
      const answer = await dialogs.save(at, { ...sentBack(loaded), title });
      expect({ at, status: answer.status, errors: answer.body?.["errors"] }).toEqual({
        at,
        status: 200,
        errors: [],
      });
      const page = await dialogs.load(`/edit/${await dialogs.pageOf(answer.body?.["redirect"])}/`);
      for (const field of ["category_path", "is_public", "is_homepage", "tags", "users"])
        expect({ at, field, value: page[field] }).toEqual({ at, field, value: loaded[field] });
    }
  });

  it("takes a folder by its whole path, and by the path below Main [PPRP-06] (long)", async () => {
    for (const [category, category_path] of [
      ["Main", "Main"],
      ["", "Main"],
      ["main/company", "Main/Company"],
      ["Company / Board", "Main/Company/Board"],
    ])
      expect(await dialogs.load(`/edit/${await dialogs.makePage({ category })}/`)).toMatchObject({
        category_path,
      });
    const id = await dialogs.makePage();
    for (const [dialog, category, category_path] of [
      ["edit", "Main/Company", "Main/Company"],
      ["edit_properties", "Company/Board", "Main/Company/Board"],
    ]) {
      await dialogs.save(`/${dialog}/${id}/`, { category });
      expect(await dialogs.load(`/edit/${id}/`)).toMatchObject({ category_path });
    }
    const answer = await dialogs.save("/create/", { title: "Never", category: "Main/Nowhere" });
    expect(answer.body).toMatchObject({
      success: false,
      errors: ["This folder doesn't exist. Choose another."],
    });
  });
});
