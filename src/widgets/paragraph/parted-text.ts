import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type * as Y from "yjs";
import type { RichText } from "../kit/draft.ts";
import type { PastedWidget } from "../kit/clipboard.ts";
import type { PageTools } from "../kit/editor.ts";
import { keepNumbers, numbersKept } from "../kit/list-numbers.ts";
import { linesIn } from "../kit/rich-text.ts";
import type { StoredWidget } from "../widget.ts";
import { contentFrom, emptyLine, hasWords } from "./lines.ts";
import { moveIntoText, type Range, startOfLine } from "./moved-lines.ts";
import { textOfBlocks } from "./text-of-blocks.ts";
import { letterAt, lineWith, linesOfDoc, richLines } from "./rich-doc.ts";

type Text = { readonly id: string; readonly draft: Y.Doc; readonly text: Y.Text; readonly page: PageTools };

/** Some lines of a text, by their numbers. */
type Lines = { readonly first: number; readonly last: number };
/** Takes the letters of a range over into the widgets that were made; none of them stays. */
type Moving = (made: readonly string[], range: Range) => void;

/** A text that goes on before and behind a widget. */
export class PartedText {
  readonly #id: string;
  readonly #draft: Y.Doc;
  readonly #text: Y.Text;
  readonly #page: PageTools;

  constructor({ id, draft, text, page }: Text) {
    this.#id = id;
    this.#draft = draft;
    this.#text = text;
    this.#page = page;
  }

  /** Puts widgets in place of lines; a text that would be empty is not left behind. One step of undo. */
  around(lines: Lines, widgets: readonly StoredWidget[], move: Moving): void {
    this.#page.endStep();
    this.#page.change(() => this.#partAround(lines, widgets, move));
    this.#page.endStep();
  }

  #partAround({ first, last }: Lines, widgets: readonly StoredWidget[], move: Moving): void {
    const [text, page] = [this.#text, this.#page];
    keepNumbers(text, { first, last, isCounted: true });
    const lines = linesIn(text);
    const range = { from: startOfLine(lines, first), to: startOfLine(lines, last + 1) };
    const [before, after] = [hasWords(lines.slice(0, first)), hasWords(lines.slice(last + 1))];
    if (!before && !after) return this.#replaceBy(widgets, (made) => move(made, range));
    if (before && after) this.#goOn(lines.slice(last + 1), { from: range.to, to: text.length }, 0);
    move(before ? page.insertAfter(widgets) : page.insertBefore(widgets), range);
    if (!before) text.delete(0, range.from);
    else if (!after && text.length > range.from) text.delete(range.from, text.length - range.from);
  }

  #replaceBy([first, ...others]: readonly StoredWidget[], move: (made: readonly string[]) => void): void {
    if (!first) return;
    const behind = others.length > 0 ? this.#page.insertAfter(others) : [];
    this.#page.replace(first, (made) => move([made, ...behind]));
  }

  /** A widget without words in place of an empty line, or behind one with words. Writing goes on below it. */
  goOnBehind(number: number, isEmpty: boolean, widget: StoredWidget): void {
    const [text, page] = [this.#text, this.#page];
    if (isEmpty) keepNumbers(text, { first: number, last: number, isCounted: false, isParted: true });
    const lines = linesIn(text);
    const above = isEmpty ? number : number + 1;
    const [start, end] = [startOfLine(lines, above), startOfLine(lines, number + 1)];
    const below = isEmpty ? lines.slice(number + 1) : withNumbersKept(lines, number + 1);
    const [before, after] = [hasWords(lines.slice(0, above)), hasWords(below)];
    if (before) {
      const rest = after ? this.#goOn(below, { from: end, to: text.length }, 0) : undefined;
      page.insertAfter(rest ? [widget] : [widget, emptyText()]);
      if (text.length > start) text.delete(start, text.length - start);
      if (rest) page.enter(rest, "start");
    } else if (after) {
      page.insertBefore([widget]);
      text.delete(0, end);
      page.enter(this.#id, "start");
    } else {
      const [made] = page.insertAfter([emptyText()]);
      page.replace(widget);
      if (made) page.enter(made, "start");
    }
  }

  /**
   * What stands behind the caret comes behind the new widgets; an emptied text gives its place to the first of them. The caret
   * goes behind the last: to its end if it is a text, else into the text that follows, which is made if there is none.
   */
  behindCaret({ state: { doc, selection } }: EditorView, widgets: readonly PastedWidget[]): void {
    const caret = letterAt(doc, selection.to);
    const page = this.#page;
    const number = lineWith(doc, caret);
    const rest = this.#partIn(doc, { caret, number });
    const next = page.neighbour("after");
    const isText = widgets.at(-1)?.kind === "Paragraph";
    const follows = isText ? undefined : (rest ?? (next?.kind === "Paragraph" ? next.id : undefined));
    const made = this.#insert(isText || follows ? widgets : [...widgets, textOfBlocks([])]);
    const last = made.at(-1);
    if (follows) page.enter(follows, "start");
    else if (last) page.enter(last);
  }

  /** Widgets behind a whole line; the last of them gets the caret. */
  behindLine(doc: Node, number: number, widgets: readonly StoredWidget[]): void {
    const here = linesOfDoc(doc)[number];
    if (!here) return;
    this.#partIn(doc, { caret: here.at + here.line.content.size, number });
    this.#insert(widgets);
  }

  /** Behind this text, or in its place where it has no words; gives those that were put behind it. */
  #insert(widgets: readonly PastedWidget[]): readonly string[] {
    const page = this.#page;
    const [first, ...others] = widgets;
    if (!first) return [];
    if (hasWords(linesIn(this.#text))) return page.insertAfter(widgets);
    if (first.stand) {
      // What stands in columns brings a row of its own, in the place of the empty one.
      const columns = page.insertAfter(widgets);
      page.removeOther(this.#id);
      return columns;
    }
    const made = others.length > 0 ? page.insertAfter(others) : [];
    page.replace(first);
    return made;
  }

  /** What stands behind a letter goes on in a text of its own, if it has words. */
  #partIn(doc: Node, { caret, number }: { caret: number; number: number }): string | undefined {
    const here = linesOfDoc(doc)[number];
    if (!here) return undefined;
    const end = here.at + here.line.content.size;
    return this.#partAt(caret, { end, lines: tailOf(doc, number, caret) });
  }

  /** The rest of a line, which ends there, and the lines behind it go on in a text of their own. The line keeps its end. */
  #partAt(caret: number, { end, lines }: { end: number; lines: RichText }): string | undefined {
    if (!hasWords(lines)) return undefined;
    const rest = { from: caret, to: end };
    const made = this.#goOn(
      lines,
      { from: end + 1, to: this.#text.length },
      end > caret ? end - caret + 1 : 0,
    );
    if (made) moveIntoText(this.#draft, this.#text, { range: rest, into: made, toAt: 0 });
    return made;
  }

  /** Lines go on in a text behind this one; those letters of `range` stand there from `toAt` on. */
  #goOn(lines: RichText, range: Range, toAt: number): string | undefined {
    const content = contentFrom(lines);
    const [into] = this.#page.insertAfter([{ kind: "Paragraph", version: 1, content }]);
    if (into) moveIntoText(this.#draft, this.#text, { range, into, toAt });
    return into;
  }
}

/** What of a document stands behind a letter; a cut at the end of a line leaves nothing of it. */
function tailOf(doc: Node, number: number, letter: number): RichText {
  const [here, ...behind] = linesOfDoc(doc).slice(number);
  const isAtEnd = !here || letter >= here.at + here.line.content.size;
  const lines = linesOfDoc(doc);
  if (isAtEnd) return withNumbersKept(richLines(lines), number + 1);
  const tail = { look: here.look, line: here.line.cut(letter - here.at) };
  return withNumbersKept(richLines([...lines.slice(0, number + 1), tail, ...behind]), number + 1);
}

function withNumbersKept(lines: RichText, from: number): RichText {
  const looks = numbersKept(
    lines.map(({ look }) => look),
    from,
  );
  return lines.slice(from).map((line, at) => ({ ...line, look: looks[at] ?? {} }));
}

function emptyText(): StoredWidget {
  return { kind: "Paragraph", version: 1, content: contentFrom([emptyLine]) };
}
