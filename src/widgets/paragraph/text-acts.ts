import { type Node, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import { valuesPart } from "../kit/draft-parts.ts";
import type { PageTools } from "../kit/editor.ts";
import type { StoredWidget } from "../widget.ts";
import { joinTexts, markJoint, textOf } from "./joined-texts.ts";
import { putRight } from "./put-right.ts";
import { richSchema } from "./rich-schema.ts";
import type { Block, ParagraphContent } from "./schema.ts";
import type { TextTools } from "./text-tools.ts";
import { cutAround, headingWidget, textWidget } from "./turn-into-heading.ts";

type TextPlace = {
  readonly id: string;
  readonly draft: Y.Doc;
  readonly page: PageTools;
  readonly style: ParagraphContent["text_style"];
  /** Tells that the text is too large for a heading. */
  readonly refuseHeading: () => void;
};

type Around = { readonly before: readonly Block[]; readonly after: readonly Block[] };

/** What a text does to the page around it. Each act is one step of undo. */
export function textActs({ id, draft, page, style, refuseHeading }: TextPlace) {
  return {
    page,

    setStyle(wanted) {
      page.change(() => draft.getMap(valuesPart(id)).set("text_style", wanted));
    },

    turnIntoHeading(view, level) {
      const { $from } = view.state.selection;
      const path = Array.from({ length: $from.depth }, (_, depth) => $from.index(depth));
      const cut = cutAround(blocksOf(view.state.doc), path);
      if (!cut) return refuseHeading();
      putBetween(view, cut, headingWidget(cut.text, level));
    },

    putInLine(view, line, widget) {
      const blocks = blocksOf(view.state.doc);
      putBetween(view, { before: blocks.slice(0, line), after: blocks.slice(line + 1) }, widget);
    },

    joinBefore(doc) {
      const before = page.neighbour("before");
      if (before?.kind !== "Paragraph") {
        page.leave("before", "end");
        return true;
      }
      asStep(() => {
        markJoint(draft, before.id, joinTexts(draft, before.id, doc, page.change));
        page.remove();
      });
      return true;
    },

    joinNext() {
      const next = page.neighbour("after");
      if (next?.kind !== "Paragraph") return false;
      asStep(() => {
        joinTexts(draft, id, textOf(draft, next.id), page.change);
        page.removeNext();
      });
      return true;
    },

    insertWidgets(view, widgets) {
      const [first, ...rest] = widgets;
      if (!first) return;
      asStep(() => {
        const isText = first.kind === "Paragraph" && takesStyle(view, first, rest.length === 0);
        view.dispatch(isText ? withText(view, first) : view.state.tr.deleteSelection());
        const others = isText ? rest : widgets;
        if (others.length > 0) insertBehind(view, others);
      });
    },
  } satisfies Partial<TextTools>;

  function asStep(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }

  /** The text goes on before and behind the widget, which gets the caret; one that would be empty is not left behind. */
  function putBetween(view: EditorView, { before, after }: Around, widget: StoredWidget): void {
    asStep(() => {
      if (!hasWords(before) && !hasWords(after)) return page.replace(widget);
      setBlocks(view, hasWords(before) ? before : after);
      if (!hasWords(before)) return page.insertBefore([widget]);
      if (hasWords(after)) page.insertAfter([textWidget(after, style)]);
      page.insertAfter([widget]);
    });
  }

  /** A plain text goes into any text; another one into an empty text alone, which then takes its style. */
  function takesStyle(view: EditorView, { content }: StoredWidget, isAlone: boolean): boolean {
    const pasted = (content as ParagraphContent).text_style;
    if (pasted === "plain") return true;
    if (!isAlone || hasWords(blocksOf(view.state.doc))) return isAlone;
    page.change(() => draft.getMap(valuesPart(id)).set("text_style", pasted));
    return true;
  }

  /** What stands behind the caret comes behind the new widgets; an emptied text gives its place to the first of them. */
  function insertBehind(view: EditorView, widgets: readonly StoredWidget[]): void {
    const { doc, selection, tr } = view.state;
    const tail = withoutFirstEmpty(blocksOf(doc.cut(selection.to)));
    if (hasWords(tail)) view.dispatch(tr.delete(selection.to, doc.content.size));
    const all = hasWords(tail) ? [...widgets, textWidget(tail, style)] : widgets;
    const [first, ...rest] = all;
    if (!first || hasWords(blocksOf(view.state.doc))) return page.insertAfter(all);
    if (rest.length > 0) page.insertAfter(rest);
    page.replace(first);
  }
}

export function blocksOf(doc: Node): Block[] {
  return putRight(doc.toJSON()).content;
}

function hasWords(blocks: readonly Block[]): boolean {
  return blocks.some((block) =>
    block.type === "paragraph"
      ? (block.content?.length ?? 0) > 0
      : block.content.some(({ content }) => hasWords(content)),
  );
}

/** A cut at the end of a line leaves nothing of it. */
function withoutFirstEmpty(blocks: readonly Block[]): readonly Block[] {
  return hasWords(blocks.slice(0, 1)) ? blocks : blocks.slice(1);
}

function setBlocks(view: EditorView, blocks: readonly Block[]): void {
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, docOf(blocks).content));
}

function docOf(content: readonly Block[]): Node {
  return richSchema.nodeFromJSON({ type: "doc", content });
}

/** Lines at the ends join the line with the caret. */
function withText(view: EditorView, { content }: StoredWidget) {
  const { doc } = content as ParagraphContent;
  const open = (block: Block | undefined) => (block?.type === "paragraph" ? 1 : 0);
  const slice = new Slice(docOf(doc.content).content, open(doc.content[0]), open(doc.content.at(-1)));
  return view.state.tr.replaceSelection(slice).scrollIntoView();
}
