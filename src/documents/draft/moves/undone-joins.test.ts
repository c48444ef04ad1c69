import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import type { Deed, RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { documentFrom, draftFrom } from "../draft-document.ts";
import { kindOf } from "../draft-widget.ts";
import { layoutOf } from "../layout.ts";
import { endStep } from "./joined-steps.ts";

const idsOf = (draft: Y.Doc) =>
  layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));

function said(draft: Y.Doc): string[] {
  const { widgets } = documentFrom(draft);
  return idsOf(draft).flatMap((id) => {
    const widget = widgets[id];
    const sign = widget?.kind === "Heading" ? "# " : "";
    return widget ? [sign + schemas[widget.kind].plainText(widget.content as never)] : [];
  });
}

/** To so many letters before the end of a word. */
function goTo({ draft, go }: { draft: Y.Doc; go: RoamingWriter["go"] }, word: string, back = 0): void {
  for (const id of idsOf(draft)) {
    const name = kindOf(draft, id)?.kind === "Heading" ? textPart(id, "text") : richPart(id, "doc");
    const at = draft.getText(name).toString().indexOf(word);
    if (at >= 0) return go(id, at + word.length - back);
  }
  throw new Error(`no ${word}`);
}

const whens = ["before the undo", "unseen by whoever undoes", "unaware of the undo"] as const;

type Story = {
  readonly widgets: readonly StoredWidget[];
  readonly at: string;
  readonly does: Deed;
  /** Where the colleague types: so many letters before the end of "two.". */
  readonly back: number;
  readonly when: (typeof whens)[number];
  readonly isFirst: boolean;
};

/** One does something to the lines, a colleague types three letters in one of them, and the first takes that back. */
function afterUndo({ widgets, at, does, back, when, isFirst }: Story) {
  const seed = Y.encodeStateAsUpdate(
    draftFrom(stacked(widgets.map((widget, nth) => ({ id: `w0000${nth}`, ...widget })))),
  );
  const numbers = (isFirst ? [1, 2] : [2, 1]).map((number) => 2 ** 31 + number);
  const { people, server, send, hear, meet } = meeting(seed, { first: "w00000", numbers });
  const [ann, ben] = people;
  const start = said(server.draft);
  goTo({ draft: ann.draft, go: (...place) => ann.go(...place) }, at);
  endStep(ann.undo);
  ann.deed(does);
  endStep(ann.undo);
  meet();
  goTo({ draft: ben.draft, go: (...place) => ben.go(...place) }, "two.", back);
  if (when === "unaware of the undo") {
    ann.undo.undo();
    send(ann);
  }
  for (const letter of "AB") ben.type(letter);
  if (when === "before the undo") meet();
  send(ben);
  if (when !== "unaware of the undo") ann.undo.undo();
  send(ann);
  hear(ben);
  ben.type("C");
  meet();
  const wanted = "two.".slice(0, 4 - back) + "ABC" + "two.".slice(4 - back);
  return { there: said(server.draft), wanted: start.map((words) => words.replace("two.", wanted)) };
}

const joined = { widgets: [textOf("zero.", "one."), headingOf("two."), textOf("three.")], at: "one." };

it("what a colleague typed at the end of a joined line is with its words when the join is taken back", () => {
  const { there, wanted } = afterUndo({
    ...joined,
    does: "join",
    back: 0,
    when: "before the undo",
    isFirst: true,
  });
  expect(there).toEqual(wanted);
  expect(there[1]).toBe("# two.ABC");
});

it.each<{ what: string; at?: string; does: Deed; widgets: readonly StoredWidget[] }>([
  { what: "a heading goes on in the text above", ...joined, does: "join" },
  {
    what: "a text of one line goes on in the text above",
    widgets: [textOf("zero.", "one."), textOf("two."), headingOf("three.")],
    does: "back",
  },
  {
    what: "a text of two lines goes on in the text above",
    widgets: [textOf("zero.", "one."), textOf("two.", "three.")],
    does: "back",
  },
  {
    what: "a line goes on in the heading above",
    widgets: [headingOf("one."), textOf("two.", "three.")],
    does: "back",
  },
  {
    what: "a text goes on in the heading above",
    widgets: [headingOf("one."), textOf("two."), headingOf("three.")],
    does: "back",
  },
  { what: "two lines are one", widgets: [textOf("one.", "two.", "three.")], does: "back" },
  { what: "a line is broken", widgets: [textOf("one. two.", "three.")], at: "one. ", does: "enter" },
  {
    what: "a heading is broken",
    widgets: [headingOf("one. two."), textOf("three.")],
    at: "one. ",
    does: "enter",
  },
  { what: "a line is a list", widgets: [textOf("one.", "two.", "three.")], does: "list" },
  { what: "a line is a quote", widgets: [textOf("one.", "two.", "three.")], does: "quote" },
  { what: "a line is a heading", widgets: [textOf("one.", "two.", "three.")], does: "turn" },
  { what: "a last line is a heading", widgets: [textOf("one.", "two."), textOf("three.")], does: "turn" },
  { what: "a heading is a text", widgets: [textOf("one."), headingOf("two.")], does: "turn" },
])("where $what, and that is taken back, a colleague's letters are in their word (long)", (deed) => {
  for (const when of whens)
    for (const back of [0, 1, 4])
      for (const isFirst of [true, false]) {
        // At the meeting of two lines nobody can tell to which one letters belong.
        if (back === 4 && ["back", "join"].includes(deed.does)) continue;
        const { there, wanted } = afterUndo({ at: "two.", ...deed, back, when, isFirst });
        const story = `${when}, ${back} before the end, ${isFirst ? "first" : "second"}`;
        expect([story, ...there]).toEqual([story, ...wanted]);
      }
});
