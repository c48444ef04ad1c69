import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PageDialogs, dialogsOf, openPageDialogs } from "#testing/pages/page-dialogs.ts";

let dialogs: PageDialogs;
beforeAll(async () => {
  dialogs = await openPageDialogs();
});
afterAll(() => dialogs.close());

describe("permission_state", () => {
  const secret = { all: { view: false } };

  it("holds from the first moment of a page that is created, from a page too [PDLG-10] [PPRM-05] (long)", async () => {
    const original = await dialogs.makePage();
    expect(await dialogs.seenBy(original, dialogs.world.vera)).toBe(200);
    for (const at of ["/create/", "/create/0/", `/create/?from_page_id=${original}`]) {
      const id = await dialogs.makePage({ permission_state: secret }, at);
      expect({ at, vera: await dialogs.seenBy(id, dialogs.world.vera) }).toEqual({ at, vera: 404 });
      expect({ at, ada: await dialogs.seenBy(id, dialogs.world.ada) }).toEqual({ at, ada: 200 });
    }
    const shared = await dialogs.makePage({ permission_state: { [dialogs.world.xavi.id]: { view: true } } });
    expect(await dialogs.seenBy(shared, dialogs.world.xavi)).toBe(200);
  });

  it("holds for a copy [PDLG-10] (long)", async () => {
    const id = await dialogs.makePage({ permission_state: secret }, `/clone/${await dialogs.makePage()}/0/`);
    expect(await dialogs.seenBy(id, dialogs.world.vera)).toBe(404);
    expect(await dialogs.seenBy(id, dialogs.world.ada)).toBe(200);
  });

  it("is saved with the properties, and the properties with it, whichever of the two dialogs sends them [PDLG-10] (long)", async () => {
    for (const dialog of ["edit", "edit_properties"]) {
      const id = await dialogs.makePage();
      const settings = { title: `By ${dialog}`, category: "Main/Company", slug: `by-${dialog}` };
      const answer = await dialogs.save(`/${dialog}/${id}/`, { ...settings, permission_state: secret });
      expect(answer).toMatchObject({ status: 200, body: { success: true, redirect: `/by-${dialog}/` } });
      expect(await dialogs.load(`/edit/${id}/`)).toMatchObject({
        title: `By ${dialog}`,
        category_path: "Main/Company",
        slug: `by-${dialog}`,
      });
      expect(await dialogs.seenBy(id, dialogs.world.vera)).toBe(404);
    }
  });

  it("follows, of a page that is created or copied and of one that is changed, and is told so again [PPRM-05] (long)", async () => {
    const { vera } = dialogs.world;
    const permission_state = { all: { follow: true }, [vera.id]: { view: true, follow: true } };
    const shown = async (id: number) => {
      const { users } = await dialogs.load(`/edit/${id}/`);
      const lines = users.flatMap((group) => [group, ...group.sub_users]);
      return lines.filter(({ follow }) => follow).map((line) => line.id);
    };
    const original = await dialogs.makePage();
    for (const at of ["/create/", "/create/0/", `/clone/${original}/0/`])
      expect({ at, follow: await shown(await dialogs.makePage({ permission_state }, at)) }).toEqual({
        at,
        follow: ["all", "others", vera.id],
      });
    for (const dialog of ["edit", "edit_properties"]) {
      const id = await dialogs.makePage();
      await dialogs.save(`/${dialog}/${id}/`, { permission_state });
      expect({ dialog, follow: await shown(id) }).toEqual({ dialog, follow: ["all", "others", vera.id] });
    }
  });

  it("invites guests of a page that is created [GUES-01] (long)", async () => {
    const id = await dialogs.makePage({
      permission_state: { new1: { view: true, email: "gast@example.org" } },
    });
    const guests = (await dialogs.load(`/edit/${id}/`)).users.find((group) => group.id === "guests");
    expect(guests?.sub_users).toMatchObject([{ name: "gast@example.org", view: true }]);
  });

  it.each([
    ["a person by another name", { "0017": { view: true } }, "This isn't valid. Check what you entered."],
    ["a line that nobody has", { somebody: { view: true } }, "This isn't valid. Check what you entered."],
    ["a right that is no flag", { all: { view: "perhaps" } }, "Fill this in."],
    ["a field that no line has", { all: { own: true } }, "You can't change this here."],
    ["a person who is not there", { 999999: { view: true } }, "We couldn't find this person."],
    ["a guest who is not there", { "-999999": { view: true } }, "We couldn't find this person."],
    [
      "follow without view",
      { all: { view: false, follow: true } },
      "To subscribe people to notification updates, give them access to view the page first.",
    ],
    ["visitors who edit", { public: { view: true, edit: true } }, "Visitors can only view public pages."],
    ["visitors who follow", { public: { view: true, follow: true } }, "Visitors can only view public pages."],
    [
      "guests who edit",
      { guests: { edit: true } },
      "Guests can only read. To let someone edit, add a person.",
    ],
    ["guests without guests", { guests: { view: true } }, "Add one or more guests to enable guest access."],
    ["people where there are none", { others: { edit: true } }, "We couldn't find this person."],
    ["an address for a group", { all: { email: "a@b.example" } }, "Only new guests can be added by email."],
    ["administrators who do not edit", { admins: { edit: false } }, "Administrators can always edit a page."],
  ])(
    "refuses %s, before anything is made or changed [PDLG-11] [PPRM-05] (long)",
    async (_, permission_state, sentence) => {
      const id = await dialogs.makePage();
      const before = await dialogs.load(`/edit/${id}/`);
      const title = `Never ${id}`;
      for (const at of dialogsOf(id)) {
        const answer = await dialogs.save(at, { title, permission_state });
        expect({ at, success: answer.body?.["success"] }).toEqual({ at, success: false });
        expect({ at, errors: answer.body?.["errors"] }).toEqual({ at, errors: [sentence] });
      }
      expect(await dialogs.load(`/edit/${id}/`)).toEqual(before);
      expect(await dialogs.titlesInLists()).not.toContain(title);
    },
  );

  it("leaves administrators and whoever saves as they are, and says so; a person has no address there [PRUL-04] [PRUL-05] [PPRM-05] [PPRM-10] [PPRM-11] [PPRM-12] (long)", async () => {
    const { olga, ada, ed, vera } = dialogs.world;
    const id = await dialogs.makePage({ permission_state: { [vera.id]: { view: true, edit: true } } });
    const before = await dialogs.load(`/edit/${id}/`);
    for (const [line, state, sentence] of [
      [ada.id, { edit: false }, "Administrators can always edit a page."],
      [ada.id, { view: false }, "Administrators can always edit a page."],
      [ada.id, { deleted: true }, "Administrators can always edit a page."],
      [olga.id, { edit: false }, "Administrators can always edit a page."],
      ["admins", { view: false }, "Administrators can always edit a page."],
      [ed.id, { edit: false }, "You can't remove your own edit rights."],
      [ed.id, { view: false }, "You can't revoke your own access."],
      [ed.id, { deleted: true }, "You can't revoke your own access."],
      [vera.id, { view: true, email: "a@b.example" }, "Only new guests can be added by email."],
    ] as const) {
      const { body } = await dialogs.save(`/edit/${id}/`, { permission_state: { [line]: state } });
      expect({ line, state, errors: body?.["errors"] }).toEqual({ line, state, errors: [sentence] });
    }
    expect(await dialogs.load(`/edit/${id}/`)).toEqual(before);
    await dialogs.save(`/edit/${id}/`, { permission_state: { editors: { view: false }, ...secret } });
    expect(await dialogs.seenBy(id, ada)).toBe(200);
    const all = { view: true, edit: true, follow: false };
    const people = (await dialogs.load(`/edit/${id}/`)).users.flatMap((group) => group.sub_users);
    for (const own of [olga.id, ada.id, ed.id])
      expect(people.find((each) => each.id === own)).toMatchObject(all);
  });

  it("turns everybody who has a line of their own, and a line that is sent too goes first [PPRM-16] (long)", async () => {
    const { vera, xavi } = dialogs.world;
    const id = await dialogs.makePage({
      permission_state: { [vera.id]: { view: true }, [xavi.id]: { view: true } },
    });
    const people = async () => {
      const others = (await dialogs.load(`/edit/${id}/`)).users.find((group) => group.id === "others");
      return [others?.edit, ...(others?.sub_users ?? []).map(({ edit }) => edit)];
    };
    await dialogs.save(`/edit/${id}/`, { permission_state: { others: { edit: true } } });
    expect(await people()).toEqual([true, true, true]);
    await dialogs.save(`/edit/${id}/`, {
      permission_state: { others: { edit: false }, [xavi.id]: { edit: true } },
    });
    expect(await people()).toEqual([false, false, true]);
    const rights = async () => {
      const others = (await dialogs.load(`/edit/${id}/`)).users.find((group) => group.id === "others");
      return [others, ...(others?.sub_users ?? [])].map((each) => [each?.view, each?.follow]);
    };
    await dialogs.save(`/edit/${id}/`, { permission_state: { others: { follow: true } } });
    expect(await rights()).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    await dialogs.save(`/edit/${id}/`, { permission_state: { others: { view: false } } });
    expect(await people()).toEqual([false]);
    const back = { [vera.id]: { view: true }, [xavi.id]: { view: true } };
    await dialogs.save(`/edit/${id}/`, { permission_state: back });
    expect(await people()).toHaveLength(3);
    await dialogs.save(`/edit/${id}/`, { permission_state: { others: { deleted: true } } });
    expect(await people()).toEqual([false]);
  });
});
