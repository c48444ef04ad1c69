import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as Y from "yjs";
import { run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { base64, draftWriter, draftedPage, heading } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import {
  discardDraft,
  openDraft,
  publishDraft,
  readDraft,
  readPublished,
  saveDraft,
  saveWidget,
  settleDraft,
  undoDiscard,
} from "../contract.ts";
import { addWidget, removeWidget } from "#documents/draft/arranging.ts";
import { documentFrom, draftSchema } from "#documents/draft/draft-document.ts";
import { textPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { readPageById } from "#features/pages/contract.ts";

const newPage = () => draftedPage(world);
const writer = (who: WorldPerson, page_id: number, now = worldNow) =>
  draftWriter(world, { who, page_id, now });

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const sourceIn = (draft: Y.Doc) => draft.getText(textPart("text0001", "source")).toString();
async function shown(page_id: number, who: WorldPerson = world.vera) {
  const answer = await as(world, who).call(readPageById, { page_id });
  if (!answer.success) throw new Error(answer.code);
  return answer;
}

describe("the draft", () => {
  it("is typed into by two at once, and readers see nothing of it before it is published (long)", async () => {
    const page = await newPage();
    const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
    expect(ed.epoch).toBe(ada.epoch);
    expect(await ed.type("Ed ")).toMatchObject({ success: true, seq: 1 });
    expect(await ada.type("Ada ")).toMatchObject({ success: true, seq: 2 });
    const both = sourceIn(await ed.read());
    expect(both).toContain("Ed ");
    expect(both).toContain("Ada ");
    expect((await shown(page)).html).not.toContain("Ed ");
    expect((await shown(page)).page.hasDraft).toBe(false);
    expect((await shown(page, world.ed)).page.hasDraft).toBe(true);
    const later = new Date(worldNow.getTime() + 60_000);
    const published = await as(world, world.ada, later).call(publishDraft, {
      page_id: page,
      epoch: ed.epoch,
      seq: 2,
    });
    expect(published).toMatchObject({ success: true, seq: 2, modified: later.getTime() / 1000 });
    expect((await shown(page)).html).toContain(both);
    expect((await shown(page)).page.internal?.modifier?.name).toBe("Ada Admiraal");
    expect((await shown(page, world.ed)).page.hasDraft).toBe(false);
    expect(await ed.type("more ")).toMatchObject({ seq: 3 });
  });

  it("is begun once by two who open it at the same time (long)", async () => {
    const page = await newPage();
    const writers = await Promise.all([world.ed, world.ada, world.olga].map((who) => writer(who, page)));
    expect(new Set(writers.map(({ epoch }) => epoch)).size).toBe(1);
    const [first, second] = writers;
    await first?.type("one ");
    await second?.type("two ");
    expect(sourceIn((await first?.read()) ?? new Y.Doc())).toMatch(/one .*two |two .*one /);
  });

  it("counts a change that is sent twice once", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    const update = ed.change(() => ed.draft.getText(textPart("text0001", "source")).insert(0, "once "));
    expect(await ed.send(update)).toMatchObject({ seq: 1 });
    expect(await ed.send(update)).toMatchObject({ seq: 1 });
    expect(sourceIn(await ed.read())).toBe("once first");
  });

  it("publishes nothing when nothing changed", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    const first = await ed.publish();
    expect(await ed.publish()).toEqual(first);
    await ed.type("x");
    const text = ed.draft.getText(textPart("text0001", "source"));
    await ed.save(() => text.delete(0, 1));
    expect(await ed.publish(2)).toMatchObject({ ...first, seq: 2 });
  });

  it("stays quick to open: many changes are merged, and whoever missed them reads them all (long)", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    for (let at = 0; at < 205; at++) expect(await ed.type("x")).toMatchObject({ success: true });
    const rows = await within(world, actorOf(world, world.ed), (tx) =>
      run<{ changes: number; state_seq: number }>(
        tx,
        `select state_seq, (select count(*)::int from page_draft_change change where change.page_id = $2) as changes
         from page_draft where site_id = $1 and page_id = $2`,
        [tx.siteId, page],
      ),
    );
    expect(rows[0]?.changes).toBeLessThan(10);
    expect(rows[0]?.state_seq).toBeGreaterThan(195);
    expect(sourceIn(await ed.read())).toBe(`${"x".repeat(205)}first`);
    expect(sourceIn((await writer(world.ada, page)).draft)).toBe(`${"x".repeat(205)}first`);
  });

  it("is discarded for everybody, and brought back as long as nothing written since is unpublished (long)", async () => {
    const page = await newPage();
    const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
    await ed.type("gone ");
    expect(await ed.discard()).toMatchObject({ epoch: ed.epoch + 1 });
    expect(await ada.type("late ")).toMatchObject({ code: "draft-over", status: 409 });
    expect(sourceIn((await writer(world.ada, page)).draft)).toBe("first");
    const back = await as(world, world.ed).call(undoDiscard, { page_id: page, discarded: ed.epoch });
    expect(back).toMatchObject({ epoch: ed.epoch + 2 });
    const again = await writer(world.ed, page);
    expect(sourceIn(again.draft)).toBe("gone first");
    expect((await shown(page, world.ed)).page.hasDraft).toBe(true);
    await again.discard();
    await (await writer(world.ada, page)).type("new ");
    expect(
      await as(world, world.ed).call(undoDiscard, { page_id: page, discarded: again.epoch }),
    ).toMatchObject({ code: "unpublished-in-the-way", status: 409 });
  });

  it("begins anew when it is clean and readers see something newer, or nobody touched it for a day", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    await ed.type("one ");
    await ed.publish(1);
    expect((await writer(world.ada, page)).epoch).toBe(ed.epoch);
    const later = new Date(worldNow.getTime() + 25 * 3_600_000);
    const next = await writer(world.ada, page, later);
    expect(next.epoch).toBe(ed.epoch + 1);
    expect(sourceIn(next.draft)).toBe("one first");
    await next.type("kept ");
    const longAfter = new Date(later.getTime() + 25 * 3_600_000);
    expect((await writer(world.ada, page, longAfter)).epoch).toBe(next.epoch);
  });

  it("is closed to readers, strangers, other sites and browsers of another release", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    const update = base64(ed.change(() => ed.draft.getText(textPart("text0001", "source")).insert(0, "x")));
    const { epoch } = ed;
    for (const [who, code, stays = code] of [
      [world.vera, "page-not-editable"],
      [world.other.nora, "page-not-found"],
      ["visitor", "page-not-found", "signed-out"],
    ] as const) {
      const person = as(world, who);
      const opened = await person.call(openDraft, { page_id: page, schema: draftSchema });
      const saved = await person.call(saveDraft, { page_id: page, epoch, update, client: "a" });
      expect([opened, saved]).toMatchObject([{ code: stays }, { code: stays }]);
      expect(await person.call(readDraft, { page_id: page, epoch, after: 0 })).toMatchObject({ code });
      expect(await person.call(publishDraft, { page_id: page, epoch, seq: 0 })).toMatchObject({ code });
      expect(await person.call(settleDraft, { page_id: page, epoch })).toMatchObject({ code });
      expect(await person.call(discardDraft, { page_id: page, epoch })).toMatchObject({ code });
      expect(await person.call(undoDiscard, { page_id: page, discarded: epoch })).toMatchObject({ code });
    }
    const old = await as(world, world.ed).call(openDraft, { page_id: page, schema: "1 Heading0" });
    expect(old).toMatchObject({ code: "editor-too-old" });
  });

  it("takes no more from somebody whose share was lost between two saves", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    expect(await ed.type("still ")).toMatchObject({ success: true });
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "update page_reader set may_edit = false where site_id = $1 and page_id = $2", [
        tx.siteId,
        page,
      ]),
    );
    expect(await ed.type("no more ")).toMatchObject({ code: "page-not-editable" });
    expect(await ed.publish()).toMatchObject({ code: "page-not-editable" });
  });

  it("keeps what is merged when one of several who save at once is refused", async () => {
    const page = await newPage();
    const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
    const garbage = new Uint8Array([1, 2, 3, 4]);
    const answers = await Promise.all([
      ed.type("Ed "),
      ada.send(garbage),
      ada.type("Ada "),
      as(world, world.vera).call(saveDraft, { page_id: page, epoch: ed.epoch, update: "AAA=", client: "v" }),
      ed.type("again "),
    ]);
    expect(answers.map((answer) => (answer.success ? answer.seq : answer.code))).toEqual([
      1,
      "draft-not-understood",
      2,
      "page-not-editable",
      3,
    ]);
    expect(sourceIn(await ed.read())).toHaveLength("Ed Ada again first".length);
  });

  it("does not store a change whose beginning it has never seen; the whole difference it takes", async () => {
    const page = await newPage();
    const ed = await writer(world.ed, page);
    const text = ed.draft.getText(textPart("text0001", "source"));
    const start = Y.encodeStateVector(ed.draft);
    ed.change(() => text.insert(0, "lost "));
    const second = ed.change(() => text.insert(0, "then "));
    expect(await ed.send(second)).toMatchObject({ code: "draft-not-understood" });
    expect(await ed.send(Y.encodeStateAsUpdate(ed.draft, start))).toMatchObject({ success: true });
    expect(sourceIn(await ed.read())).toBe("then lost first");
  });

  it("arranges: widgets come and go, and come back by words in flight", async () => {
    const page = await newPage();
    const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
    let ids = 0;
    const makeId = () => `made${++ids}id`;
    const added = { id: "fresh001", widget: heading("News"), place: { where: "first" } as const };
    expect(await ed.save(() => void addWidget(ed.draft, added, makeId))).toMatchObject({ success: true });
    expect(await ed.save(() => removeWidget(ed.draft, "text0001"))).toMatchObject({ success: true });
    expect(Object.keys(documentFrom(await ed.read()).widgets)).toEqual(["fresh001", "title01"]);
    await ada.type("in flight ");
    expect(Object.keys(documentFrom(await ed.read()).widgets)).toContain("text0001");
  });
});

describe("saving one widget [WIDG-11]", () => {
  const saving = (page_id: number, kind: "Heading" | "Markdown", data: object) => ({
    page_id,
    widget_id: kind === "Heading" ? "title01" : "text0001",
    kind,
    data: JSON.stringify(data),
  });
  const version = async (page: number) => {
    const answer = await as(world, world.ed).call(readPublished, { page_id: page });
    return answer.success ? answer.version : 0;
  };

  it("makes a version of any kind, and whoever has the draft open goes on with it", async () => {
    const page = await newPage();
    const ada = await writer(world.ada, page);
    const data = { text: "Mist", level: "h2", anchor: "", base_version: await version(page) };
    const saved = await as(world, world.ed).call(saveWidget, saving(page, "Heading", data));
    expect(saved).toMatchObject({ success: true });
    expect((await shown(page)).html).toContain("Mist");
    const fresh = await ada.read();
    expect(documentFrom(fresh).widgets["title01"]?.content).toEqual({
      text: "Mist",
      level: "h2",
      anchor: "",
    });
    expect(await ada.type("on ")).toMatchObject({ success: true });
    expect(fresh.getMap(valuesPart("title01")).get("level")).toBe("h2");
  });

  it("waits while others have unpublished changes; one's own are published with it", async () => {
    const page = await newPage();
    const ada = await writer(world.ada, page);
    await ada.type("Ada's ");
    const data = { source: "by call", base_version: await version(page) };
    expect(await as(world, world.ed).call(saveWidget, saving(page, "Markdown", data))).toMatchObject({
      code: "draft-of-others",
      status: 409,
    });
    const heading = { text: "Mine", level: "h1", anchor: "", base_version: await version(page) };
    expect(await as(world, world.ada).call(saveWidget, saving(page, "Heading", heading))).toMatchObject({
      success: true,
    });
    expect((await shown(page)).html).toMatch(/Ada's first/);
    expect((await shown(page)).html).toMatch(/Mine/);
  });

  it("refuses an older version, what fits no shape, and who may only read", async () => {
    const page = await newPage();
    const base_version = await version(page);
    const call = (who: WorldPerson, data: object) =>
      as(world, who).call(saveWidget, saving(page, "Heading", data));
    const fine = { text: "A", level: "h1", anchor: "", base_version };
    expect(await call(world.ed, { ...fine, level: "h9" })).toMatchObject({ code: "draft-not-understood" });
    for (const bad of ["\ud83c", "\u0000"]) {
      const refused = { code: "draft-not-understood" };
      expect(await call(world.ed, { ...fine, text: `A${bad}` })).toMatchObject(refused);
    }
    expect(await call(world.vera, fine)).toMatchObject({ code: "page-not-editable" });
    expect(await call(world.other.nora, fine)).toMatchObject({ code: "page-not-found" });
    expect(await call(world.ed, fine)).toMatchObject({ success: true });
    expect(await call(world.ada, { ...fine, text: "B" })).toMatchObject({ code: "changed-meanwhile" });
    expect(await call(world.ada, fine)).toMatchObject({ success: true });
  });
});
