import { Plugin, type Transaction } from "prosemirror-state";
import type { EditorState } from "prosemirror-state";
import { marksOfRun } from "../kit/inline-nodes.ts";
import { runsOf } from "../kit/inline-runs.ts";
import type { Inline } from "../kit/inline.ts";
import type { RichRun } from "../kit/draft.ts";
import { cutWords, runsOfWords, wordsOfRuns } from "../kit/marked-words.ts";
import { mentionLetter } from "../kit/mention.ts";
import { withPastedLink } from "../kit/pasted-link.ts";
import type { StoredWidget, WidgetKind } from "../widget.ts";
import type { HeadingPlace } from "./heading-acts.ts";
import type { Heading } from "./schema.ts";
import { headingMost } from "../kit/text-limits.ts";

/** Kinds that say words and nothing else. */
const lines: ReadonlySet<WidgetKind> = new Set(["Paragraph", "Heading"]);

/** Words come with their marks, an address links the words that it is put over, and what is more than words goes behind the heading. */
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
        view.dispatch(withRuns(view.state, runs).scrollIntoView());
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

/** As many of the words as fit, in one row. */
function withRuns(
  { tr, doc, schema, selection: { from, to } }: EditorState,
  runs: readonly RichRun[],
): Transaction {
  const row = runs.map((run, at) => {
    const text = run.text.toWellFormed().replace(/[\s\u0000]+/g, " ");
    return { ...run, text: at === 0 && from === 0 ? text.trimStart() : text };
  });
  const fitting = cutWords(wordsOfRuns(row), 0, Math.max(0, headingMost - doc.content.size + to - from));
  const nodes = runsOfWords(fitting).map(({ text, marks }) =>
    schema.text(text.toWellFormed(), marksOfRun(schema, marks)),
  );
  return tr.replaceWith(from, to, nodes).setStoredMarks([]);
}
