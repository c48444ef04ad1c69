import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import { type Writer, act, copyOf, freshWidget, perform, writer } from "#testing/writers/writer.ts";
import { type Document, stacked } from "../document.ts";
import { inReadingOrder, readDocument } from "../read-document.ts";
import { addWidget, moveWidget, removeWidget } from "./arranging.ts";
import { changesBetween, contentFace, documentFrom, draftFrom } from "./draft-document.ts";
import { takeIncoming } from "./incoming.ts";
import { type OwnPart, type Work, ownPart } from "./own-part.ts";
import { typeRoots } from "./roots.ts";
import { touchedIn } from "./touched.ts";

const start: Document = {
  rows: [
    { columns: [{ width: 12, widgets: ["aaaaaa"] }] },
    { columns: [{ width: 12, widgets: ["bbbbbb"] }] },
    {
      columns: [
        { width: 8, widgets: ["cccccc"] },
        { width: 4, widgets: ["dddddd"] },
      ],
    },
    { columns: [{ width: 12, widgets: ["eeeeee"] }] },
  ],
  widgets: {
    aaaaaa: freshWidget("Paragraph"),
    bbbbbb: freshWidget("Markdown"),
    cccccc: freshWidget("Heading"),
    dddddd: freshWidget("Paragraph"),
    eeeeee: freshWidget("Paragraph"),
  },
};

/** Two people and the server between them, which notes what each of them touched. */
function writing(published: Document) {
  const server = draftFrom(published);
  typeRoots(server, [...server.share.keys()]);
  const people = ["A", "B"].map((name) => writer(name, copyOf(server))) as [Writer, Writer];
  const touched = people.map(() => ({ widgets: new Set<string>(), hasArranged: false }));
  const send = (at: number) => {
    const [who, work] = [people[at], touched[at]];
    if (!who || !work) return;
    const note = (transaction: Y.Transaction) => {
      const { widgets, hasArranged } = touchedIn(transaction);
      for (const id of widgets) work.widgets.add(id);
      work.hasArranged ||= hasArranged;
    };
    server.on("afterTransaction", note);
    takeIncoming(server, Y.encodeStateAsUpdate(who.draft, Y.encodeStateVector(server)));
    server.off("afterTransaction", note);
  };
  const hear = (at: number) => {
    const who = people[at];
    if (who) Y.applyUpdate(who.draft, Y.encodeStateAsUpdate(server, Y.encodeStateVector(who.draft)));
  };
  const workOf = (at: number): Work => ({
    hasTouched: (id) => touched[at]?.widgets.has(id) ?? false,
    get hasArranged() {
      return touched[at]?.hasArranged ?? false;
    },
  });
  return { server, people, send, hear, mine: workOf(0), theirs: workOf(1) };
}

const nobody: Work = { hasTouched: () => false, hasArranged: false };
const idsOf = (document: Document) => inReadingOrder(document).map(({ id }) => id);
const faces = (document: Document) =>
  new Map(inReadingOrder(readDocument(document)).map(({ id, widget }) => [id, contentFace(widget)]));
const within = (ids: readonly string[], document: Document) => {
  const there = new Set(idsOf(document));
  return ids.filter((id) => there.has(id));
};

it("one person's blocks are published as the draft has them, all others as readers see them, and the rest can follow (long)", () => {
  let apart = 0;
  fc.assert(
    fc.property(
      fc.array(fc.record({ who: fc.nat(1), step: act, isAlone: fc.boolean() }), {
        minLength: 1,
        maxLength: 8,
      }),
      (deeds) => {
        const { server, people, send, hear, mine, theirs } = writing(start);
        for (const { who, step, isAlone } of deeds) {
          if (!isAlone) hear(who);
          perform(people[who] as Writer, step);
          send(who);
        }
        const draft = documentFrom(server);
        const asked = structuredClone(draft);
        const part = ownPart({ published: start, draft, isRetitled: false }, { mine, theirs });
        expect(draft).toEqual(asked);
        if (!part.isApart) return;
        apart++;
        holds(part, { draft, mine });
        const rest = ownPart(
          { published: part.document, draft, isRetitled: false },
          { mine: theirs, theirs: nobody },
        );
        expect(changesBetween(rest.isApart ? rest.document : part.document, draft)).toBe(0);
      },
    ),
    { numRuns: tries(600) },
  );
  // The property says nothing of stories in which people did the same things.
  expect(apart).toBeGreaterThan(tries(600) / 5);
});

function holds(
  part: Extract<OwnPart, { isApart: true }>,
  { draft, mine }: { readonly draft: Document; readonly mine: Work },
): void {
  const [said, before, after] = [faces(part.document), faces(start), faces(draft)];
  for (const id of new Set([...said.keys(), ...before.keys(), ...after.keys()])) {
    const meant = before.get(id) === after.get(id) || !mine.hasTouched(id) ? before : after;
    expect([id, said.get(id)]).toEqual([id, meant.get(id)]);
  }
  // Blocks stand in the order of one of the two, or in that of both.
  const ids = idsOf(part.document);
  const orders = [start, draft].map(
    (document) => String(within(ids, document)) === String(within(idsOf(document), part.document)),
  );
  expect(orders).toContain(true);
}

const note = (source: string) => ({ kind: "Markdown", version: 1, content: { source } }) as const;
const lines = (...ids: string[]) => stacked(ids.map((id) => ({ id, ...note(id) })));
let made = 0;
const makeId = () => `made${String(made++).padStart(4, "0")}`;
const add = (draft: Y.Doc, id: string, after: string) =>
  addWidget(draft, { id, widget: note(id), place: { where: "after", widget: after } }, makeId);
const source = (draft: Y.Doc, id: string, words: string) => draft.getText(`t:${id}/source`).insert(0, words);

function told(work: (a: Y.Doc, b: Y.Doc) => void) {
  const published = lines("aaaaaa", "bbbbbb", "cccccc");
  const { server, people, send, mine, theirs } = writing(published);
  const [one, other] = people;
  one.draft.transact(() => other.draft.transact(() => work(one.draft, other.draft)));
  for (const at of [0, 1]) send(at);
  const part = ownPart({ published, draft: documentFrom(server), isRetitled: false }, { mine, theirs });
  return part.isApart ? idsOf(part.document).map((id) => [id, part.document.widgets[id]?.content]) : part.why;
}

const as = (...ids: readonly string[]) =>
  ids.map((each) => {
    const [id = "", words = id] = each.split("=");
    return [id, { source: words }];
  });

it("words of mine in one block and of theirs in another are told apart", () => {
  expect(told((a, b) => (source(a, "aaaaaa", "my "), source(b, "cccccc", "their ")))).toEqual(
    as("aaaaaa=my aaaaaa", "bbbbbb", "cccccc"),
  );
});

it("words of both in one block are not", () => {
  expect(told((a, b) => (source(a, "aaaaaa", "my "), source(b, "aaaaaa", "their ")))).toBe("same");
});

it("blocks that several people added stand where their author put them, without those of others", () => {
  expect(told((a, b) => (add(a, "mine01", "aaaaaa"), add(b, "their1", "bbbbbb")))).toEqual(
    as("aaaaaa", "mine01", "bbbbbb", "cccccc"),
  );
  expect(told((a, b) => (add(a, "mine01", "aaaaaa"), add(b, "their1", "aaaaaa")))).toEqual(
    as("aaaaaa", "mine01", "bbbbbb", "cccccc"),
  );
});

it("a block that others removed stays for readers, and one of mine goes", () => {
  expect(told((a, b) => (removeWidget(a, "aaaaaa"), removeWidget(b, "cccccc")))).toEqual(
    as("bbbbbb", "cccccc"),
  );
});

it("where one removed a block and the other added one in its place, nobody can say which comes first", () => {
  expect(told((a, b) => (add(a, "mine01", "aaaaaa"), removeWidget(b, "bbbbbb")))).toBe("arranged");
});

it("a block that others moved stays where readers see it, unless one's own changes moved blocks too", () => {
  const first = { where: "first" } as const;
  const move = (draft: Y.Doc, id: string) => moveWidget(draft, { id, place: first }, makeId);
  expect(told((a, b) => (source(a, "aaaaaa", "my "), move(b, "cccccc")))).toEqual(
    as("aaaaaa=my aaaaaa", "bbbbbb", "cccccc"),
  );
  expect(told((a, b) => (move(a, "cccccc"), source(b, "aaaaaa", "their ")))).toEqual(
    as("cccccc", "aaaaaa", "bbbbbb"),
  );
  expect(told((a, b) => (add(a, "mine01", "aaaaaa"), move(b, "cccccc")))).toBe("arranged");
});

it("who changed nothing has nothing to publish", () => {
  expect(told((_, b) => source(b, "aaaaaa", "their "))).toBe("none");
});
