import { Plugin, type Transaction } from "prosemirror-state";
import type { EditorState } from "prosemirror-state";
import { marksOfRun } from "../kit/inline-nodes.ts";
import { runsOf } from "../kit/inline-runs.ts";
import type { Inline } from "../kit/inline.ts";
import type { RichRun } from "../kit/draft.ts";
import { runsOfWords, wordsOfRuns } from "../kit/marked-words.ts";
import { mentionLetter } from "../kit/mention.ts";
import { withPastedLink } from "../kit/pasted-link.ts";
import type { StoredWidget, WidgetKind } from "../widget.ts";
import type { HeadingPlace } from "./heading-acts.ts";
import type { Heading } from "./schema.ts";
import { headingMost } from "../kit/text-limits.ts";

/** Kinds that say words and nothing else. */
const lines: ReadonlySet<WidgetKind> = new Set(["Paragraph", "Heading"]);

/** Words come with their marks, an address links the words that it is put over, and what is more than words, or more than fit, goes behind the heading. */
export const pasting = ({ page }: HeadingPlace) =>
  new Plugin({
    props: {
      handlePaste(view, { clipboardData }) {
        if (!clipboardData) return false;
        const linked = withPastedLink(view.state, clipboardData.getData("text/plain"), location.origin);
        if (linked) return (view.dispatch(linked), true);
        const widgets = page().readPasted(clipboardData);
        if (widgets.length > 1 || widgets.some(({ kind }) => !lines.has(kind))) {
          page().insertAfter(widgets);
          return true;
        }
        const runs = widgets.flatMap(runsOfWidget);
        // What mentions somebody is put in as words, with the name.
        if (runs.length === 0 || runs.some(({ text }) => text.includes(mentionLetter))) return false;
        const row = inOneRow(view.state, runs);
        if (row.reduce((sum, { text }) => sum + text.length, 0) > roomIn(view.state))
          page().insertAfter(widgets);
        else view.dispatch(withRuns(view.state, row).scrollIntoView());
        return true;
      },
    },
  });

function runsOfWidget({ kind, content }: StoredWidget): RichRun[] {
  if (kind === "Heading") return runsOfWords(content as Heading);
  const inlines: Inline[] = [];
  collect((content as { readonly doc: Block }).doc, inlines);
  return runsOf(inlines);
}

type Block = { readonly type: string; readonly content?: readonly (Block | Inline)[] };

/** The lines one behind the other, with a blank between them. */
function collect({ type, content = [] }: Block, inlines: Inline[]): void {
  if (type === "paragraph" && inlines.length > 0) inlines.push({ type: "text", text: " " });
  for (const each of content)
    if (type === "paragraph") inlines.push(each as Inline);
    else collect(each as Block, inlines);
}

/** How many letters fit in place of what is selected. */
function roomIn({ doc, selection: { from, to } }: EditorState): number {
  return headingMost - doc.content.size + to - from;
}

/** The words without the ends of lines. */
function inOneRow({ selection: { from } }: EditorState, runs: readonly RichRun[]): RichRun[] {
  return runs.map((run, at) => {
    const text = run.text.toWellFormed().replace(/[\s\u0000]+/g, " ");
    return { ...run, text: at === 0 && from === 0 ? text.trimStart() : text };
  });
}

function withRuns(
  { tr, schema, selection: { from, to } }: EditorState,
  row: readonly RichRun[],
): Transaction {
  const nodes = runsOfWords(wordsOfRuns(row)).map(({ text, marks }) =>
    schema.text(text, marksOfRun(schema, marks)),
  );
  return tr.replaceWith(from, to, nodes).setStoredMarks([]);
}
