import { afterAll, beforeAll, expect, it } from "vitest";
import { type Document, stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { readPageById } from "#features/pages/contract.ts";
import { insertPage, publish } from "#features/pages/publishing-operations.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { storeChanges } from "#features/writing/drafts/changes-store.ts";
import { type DraftRow, holdDraft } from "#features/writing/drafts/store.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { somebodyWaits } from "#testing/tags.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { noteTemplate } from "../store.ts";
import { readTemplatePages, updateTemplatePages } from "./contract.ts";
import { templateFor, updatesOf } from "./operations.ts";
import { listMade } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const doc = (parts: Readonly<Record<string, string>>): Document =>
  stacked(Object.entries(parts).map(([id, text]) => ({ id, ...note(text) })));

async function made(title: string, document: Document, shares = firstShares): Promise<number> {
  const ed = actorOf(world, world.ed);
  const page = { title, folderId: world.mainFolderId, slug: null, document, preview: "", shares };
  return (await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx))) ?? 0;
}

async function write(pageId: number, document: Document): Promise<void> {
  const ed = actorOf(world, world.ed);
  await within(world, ed, (tx) => publish(ed, { pageId, document }, worldNow, tx));
}

async function versionOf(page_id: number): Promise<number> {
  const answer = await as(world, world.ed).call(readPageById, { page_id });
  return answer.success ? (answer.page.internal?.version ?? 0) : 0;
}

/** What the parts of a page say, in their order. */
async function said(page_id: number): Promise<string> {
  const answer = await as(world, world.ed).call(readPageById, { page_id });
  if (!answer.success) return answer.code;
  const { rows, widgets } = JSON.parse(answer.html) as {
    rows: Document["rows"];
    widgets: Record<string, { content: { source: string } }>;
  };
  const ids = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
  return ids.map((id) => widgets[id]?.content.source).join(" ");
}

const base = doc({ first001: "Who was there", second01: "What we decided" });

/** A template with pages of it, of which one has words of its own. */
async function furnished(name: string) {
  const template = await made(name, base);
  const settings = { make_template: true };
  const saved = await as(world, world.olga).call(saveProperties, { page_id: template, settings });
  expect(saved.success).toBe(true);
  const versionId = await versionOf(template);
  const pages = [
    await made(`${name} of May`, base),
    await made(`${name} of June`, doc({ first001: "Ann and Bo", second01: "What we decided" })),
  ];
  await within(world, actorOf(world, world.ed), async (tx) => {
    for (const pageId of pages) await noteTemplate({ pageId, templateId: template, versionId }, tx);
  });
  const [may = 0, june = 0] = pages;
  return { template, may, june };
}

const changed = doc({ first001: "Present", second01: "Decisions", third001: "Next time" });

async function plan(page_id: number, who: "ed" | "vera" = "ed") {
  const answer = await as(world, world[who]).call(readTemplatePages, { page_id });
  if (!answer.success) return answer.code;
  const kinds = ({ changed: becomes, kept }: (typeof answer.pages)[number]) => [becomes.length, kept.length];
  return {
    pages: Object.fromEntries(answer.pages.map((page) => [page.title, kinds(page)])),
    left: answer.left.map(({ text }) => text),
  };
}

it("says which pages of a template would change, and how; those that have it already are not there (long)", async () => {
  const { template } = await furnished("Minutes");
  expect(await plan(template)).toEqual({ pages: {}, left: [] });
  await write(template, changed);
  expect(await plan(template)).toEqual({
    pages: { "Minutes of May": [1, 0], "Minutes of June": [1, 1] },
    left: [],
  });
});

it("changes the pages that are chosen, keeps what was written on them, and takes it back (long)", async () => {
  const { template, may, june } = await furnished("Report");
  await write(template, changed);
  const answer = await as(world, world.ed).call(updateTemplatePages, { page_id: template, ids: [may, june] });
  expect(answer).toMatchObject({ success: true, done: 2, total: 2, finished: true, left: [] });
  expect(await said(may)).toBe("Present Decisions Next time");
  expect(await said(june)).toBe("Ann and Bo Decisions Next time");
  expect(await plan(template)).toMatchObject({ pages: {} });
  await write(june, doc({ first001: "Written since" }));
  const id = answer.success ? (answer.task ?? 0) : 0;
  expect(await as(world, world.ed).call(undoUndertaking, { id })).toMatchObject({ undone: 1, kept: 1 });
  expect([await said(may), await said(june)]).toEqual(["Who was there What we decided", "Written since"]);
  expect(await plan(template)).toMatchObject({ pages: { "Report of May": [1, 0] } });
});

it("pages that were not chosen stay, and so does one that is not of the template (long)", async () => {
  const { template, may, june } = await furnished("Plan");
  const other = await made("Other", base);
  await write(template, changed);
  const ids = [may, other];
  expect(await as(world, world.ed).call(updateTemplatePages, { page_id: template, ids })).toMatchObject({
    done: 1,
  });
  expect(await said(june)).toBe("Ann and Bo What we decided");
  expect(await said(other)).toBe("Who was there What we decided");
});

it("is for those who edit the template, and leaves pages that they do not edit or that have unpublished changes", async () => {
  const { template, may } = await furnished("Form");
  expect(await plan(template, "vera")).toBe("page-not-editable");
  expect(
    await as(world, world.vera).call(updateTemplatePages, { page_id: template, ids: [may] }),
  ).toMatchObject({
    code: "page-not-editable",
  });
  expect(await plan(may)).toBe("not-a-template");
  await write(template, changed);
  await within(world, actorOf(world, world.ed), async ({ db }) => {
    await db.updateTable("page").set({ unpublished: true }).where("id", "=", may).execute();
  });
  expect(await plan(template)).toEqual({
    pages: { "Form of June": [1, 1] },
    left: ["1 of 2 can't be changed. Not published yet."],
  });
});

type TestWriter = Awaited<ReturnType<typeof draftWriter>>;

/** What `work` comes to while a letter of somebody is being stored in the draft: it holds that and nothing else. */
async function duringWriting<Answer>(pageId: number, by: TestWriter, work: () => Promise<Answer>) {
  const ada = actorOf(world, world.ada);
  const update = by.change(() => by.draft.getText(textPart("first001", "source")).insert(0, "Mist. "));
  const going = await within(world, ada, async (tx) => {
    const row = (await holdDraft(pageId, tx)) as DraftRow;
    const change = { seq: row.seq + 1, update, authorId: world.ada.id, client: "tab" };
    await storeChanges(row, [change], worldNow, tx);
    const answer = work();
    await somebodyWaits(world);
    return { answer };
  });
  return going.answer;
}

it("leaves a page in whose draft somebody has begun to write since it was read, and what they wrote (long)", async () => {
  const { template, may, june } = await furnished("Shift book");
  await write(template, changed);
  const update = (id: number) =>
    as(world, world.ed).call(updateTemplatePages, { page_id: template, ids: [id] });
  const onMay = await draftWriter(world, { who: world.ada, page_id: may });
  const left = [{ text: expect.stringContaining("unpublished changes") }];
  expect(await duringWriting(may, onMay, () => update(may))).toMatchObject({ done: 0, left });
  expect(await said(may)).toBe("Who was there What we decided");
  const done = await update(june);
  const id = done.success ? (done.task ?? 0) : 0;
  const onJune = await draftWriter(world, { who: world.ada, page_id: june });
  const undo = () => as(world, world.ed).call(undoUndertaking, { id });
  expect(await duringWriting(june, onJune, undo)).toMatchObject({ undone: 0, kept: 1 });
  for (const writer of [onMay, onJune])
    expect((await writer.read()).getText(textPart("first001", "source")).toString()).toMatch(/^Mist\. /);
});

it("the menu of a template opens what would change, and its notice takes it back (long)", async () => {
  const { template, may } = await furnished("Menu");
  const plain = await shown(world, world.ed, `/page/${may}/`);
  await plain.click("button", "More actions");
  expect(plain.names("menuitem")).not.toContain("Update pages made from it");
  await write(template, changed);
  const screen = await shown(world, world.ed, `/page/${template}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Update pages made from it");
  expect(screen.text(screen.part("dialog"))).toMatch(/Menu of June.*Changes: .* · Stays: /s);
  await screen.click("checkbox", /Menu of June/);
  await screen.click("button", "Update 1 page");
  expect(screen.text()).toContain("1 page updated");
  expect(await said(may)).toBe("Present Decisions Next time");
  await screen.click("button", "Undo");
  expect(screen.text()).toContain("1 page restored");
  expect(await said(may)).toBe("Who was there What we decided");
});

it("the dialog chooses all pages or none, counts them, and names those that stay (long)", async () => {
  const { template, may } = await furnished("Shift");
  await write(template, changed);
  const writer = await draftWriter(world, { who: world.ed, page_id: may });
  await writer.type("Ours ", "first001");
  const extra = await made("Shift of July", base);
  await within(world, actorOf(world, world.ed), async (tx) => {
    const [{ versionId } = { versionId: 0 }] = await listMade({ id: template, versionId: 0 }, 1, tx);
    await noteTemplate({ pageId: extra, templateId: template, versionId }, tx);
  });
  const screen = await shown(world, world.ed, `/page/${template}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Update pages made from it");
  const dialog = () => screen.part("dialog");
  expect(screen.parts("checkbox", undefined, dialog())).toHaveLength(3);
  expect(screen.text(dialog())).toMatch(
    /All pages.*Shift of July.*Shift of June.*1 of 3 can't be changed. There are unpublished changes. ?Shift of May/,
  );
  expect(screen.names("button", dialog())).toContain("Update 2 pages");
  await screen.click("checkbox", "All pages");
  expect(screen.names("button", dialog())).toContain("Update 0 pages");
  await screen.click("button", "Update 0 pages");
  expect(screen.text(dialog())).toContain("Select a page first.");
  await screen.click("checkbox", "Shift of July");
  await screen.click("button", "Update 1 page");
  expect(await said(extra)).toBe("Present Decisions Next time");
  expect(await said(may)).toBe("Who was there What we decided");
});

it("a template whose pages cannot be changed does not say that they are up to date (long)", async () => {
  const { template, may, june } = await furnished("Card");
  await write(template, changed);
  await within(world, actorOf(world, world.ed), async ({ db }) => {
    await db.updateTable("page").set({ unpublished: true }).where("id", "in", [may, june]).execute();
  });
  const screen = await shown(world, world.ed, `/page/${template}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", "Update pages made from it");
  const text = screen.text(screen.part("dialog"));
  expect(text).toContain("2 of 2 can't be changed. Not published yet.");
  expect(text).not.toContain("up to date");
  expect(screen.names("button", screen.part("dialog"))).toEqual(["Close", "Close"]);
});

it("however many pages a template has, they are read in as many statements (long)", async () => {
  const { template } = await furnished("Log");
  await write(template, changed);
  const ed = actorOf(world, world.ed);
  const asked = () =>
    within(world, ed, async (tx) => {
      let statements = 0;
      const counting = new Proxy(tx, {
        get: (target, name) => {
          if (name === "db") statements++;
          return Reflect.get(target, name) as unknown;
        },
      });
      const updates = await updatesOf(ed, await templateFor(ed, template, counting), counting);
      return { statements, pages: updates.length };
    });
  const few = await asked();
  const { versionId } = await within(world, ed, async (tx) => {
    const [first] = await listMade({ id: template, versionId: 0 }, 1, tx);
    return first ?? { versionId: 0 };
  });
  for (let at = 0; at < 30; at++) {
    const page = await made(`Log ${at}`, base);
    await within(world, ed, (tx) => noteTemplate({ pageId: page, templateId: template, versionId }, tx));
  }
  const many = await asked();
  expect(many.pages).toBe(few.pages + 30);
  expect(many.statements).toBe(few.statements);
});
