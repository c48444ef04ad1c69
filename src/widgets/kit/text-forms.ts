import type * as Y from "yjs";
import type { StoredWidget } from "../widget.ts";
import type { TextTurn } from "./editor.ts";
import type { Side } from "./line-sides.ts";

/** What texts can be made into, also several at once, in the order in which it is offered. */
export const textForms: readonly TextTurn[] = [
  "text",
  "h0",
  "h1",
  "h2",
  "h3",
  "bullet",
  "number",
  "task",
  "quote",
  "note",
  "code",
];

/** Lines of a text: from that of a letter on, or up to that of one. */
export type Within = { readonly from: number } | { readonly to: number };

/** A text, or some of its lines. */
export type TextLines = { readonly id: string; readonly within?: Within };

/** One text, or some of its lines, on the way to another form, within a change of the person's own. */
export type Turning = TextLines & {
  readonly draft: Y.Doc;
  readonly form: TextTurn;
  /** The form is taken away; of those that `is` can be true for. */
  readonly isOff?: boolean;
  /** Puts others, in order, in the place of this widget; `move` takes its letters over into them, before it goes. */
  replace(widgets: readonly StoredWidget[], move: (made: readonly string[]) => void): void;
  /** Puts others, in order, before or behind this widget, which stays; `move` takes some of its letters over into them. */
  putBeside(
    side: "before" | "after",
    widgets: readonly StoredWidget[],
    move: (made: readonly string[]) => void,
  ): void;
};

/** How a kind of text takes another form. Letters keep what they are, so carets of others stay at them. */
export type TextTurns<Content> = {
  /** False where the words would not fit. */
  may(content: Content, form: TextTurn, at: Pick<Turning, "draft" | "within">): boolean;
  /** Whether all these lines are that list, or have that style, already. */
  is(lines: Pick<Turning, "draft" | "id" | "within">, form: TextTurn): boolean;
  turn(turning: Turning): void;
  /** Puts lines to a side, each by the direction in which it reads. */
  align(lines: Pick<Turning, "draft" | "id" | "within">, side: Side): void;
};
