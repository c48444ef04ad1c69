import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import type { Document } from "#documents/document.ts";
import { addWidget, moveWidget, removeWidget } from "#documents/draft/arranging.ts";
import { changesBetween, documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { ChangesCount } from "./changes-count.ts";
import type { Clock } from "./clock.ts";

const ids = Array.from({ length: 20 }, (_, at) => `w${String(at).padStart(6, "0")}`);
const heading = (text: string) => ({
  kind: "Heading" as const,
  version: 1,
  content: { text, level: "h1", anchor: "" },
});
const published: Document = {
  rows: ids.map((id) => ({ columns: [{ width: 12, widgets: [id] }] })),
  widgets: Object.fromEntries(ids.map((id) => [id, heading(id)])),
};

const act = fc.record({
  does: fc.constantFrom(
    "write" as const,
    "move" as const,
    "remove" as const,
    "add" as const,
    "beside" as const,
  ),
  which: fc.nat(19),
  to: fc.nat(19),
});

it("a widget that a colleague added and published is no change", () => {
  const work: (() => void)[] = [];
  const clock: Clock = {
    after: (_, each) => (work.push(each), () => {}),
    whenIdle: (each) => (work.push(each), () => {}),
  };
  const theirs = draftFrom(published, "Tides");
  const draft = emptyDraft("tab");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(theirs));
  let counted: number | null = null;
  const count = new ChangesCount({ clock, draft, onCount: (changes) => (counted = changes) });
  draft.on("afterTransaction", (transaction) => count.note(transaction));
  const place = { where: "after", widget: ids[3] ?? "" } as const;
  addWidget(theirs, { id: "n000001", widget: heading("New"), place }, () => "n000002");
  Y.applyUpdate(draft, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(draft)));
  count.compareWith({ document: documentFrom(theirs), title: "Tides" });
  for (let next = work.pop(); next; next = work.pop()) next();
  expect(counted).toBe(0);
});

it("counting what has changed, a few widgets at a time, finds what counting everything finds (long)", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const work: (() => void)[] = [];
      const clock: Clock = {
        after: (_, each) => (work.push(each), () => {}),
        whenIdle: (each) => (work.push(each), () => {}),
      };
      const draft = draftFrom(published, "Tides");
      let counted: number | null = null;
      const count = new ChangesCount({ clock, draft, onCount: (changes) => (counted = changes) });
      const settle = () => {
        for (let next = work.pop(); next; next = work.pop()) next();
      };
      draft.on("afterTransaction", (transaction) => count.note(transaction));
      count.compareWith({ document: JSON.parse(JSON.stringify(published)) as Document, title: "Tides" });
      settle();
      expect(counted).toBe(0);
      let made = 0;
      const makeId = () => `n${String(made++).padStart(6, "0")}`;
      for (const { does, which, to } of acts) {
        const [id = "", other = ""] = [ids[which], ids[to]];
        if (does === "write") draft.getText(textPart(id, "text")).insert(0, "x");
        if (does === "remove") removeWidget(draft, id);
        if (does === "move") moveWidget(draft, { id, place: { where: "before", widget: other } }, makeId);
        if (does === "beside") moveWidget(draft, { id, place: { where: "end", widget: other } }, makeId);
        if (does === "add")
          addWidget(
            draft,
            { id: makeId(), widget: heading("new"), place: { where: "after", widget: other } },
            makeId,
          );
        settle();
        expect(counted).toBe(changesBetween(published, documentFrom(draft)));
      }
      const widgets = counted;
      draft.getText("title").insert(5, " of May");
      settle();
      expect(counted).toBe((widgets ?? 0) + 1);
    }),
    { numRuns: 12 },
  );
});
