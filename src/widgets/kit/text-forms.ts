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

/** One widget on its way to another form, within a change of the person's own. */
export type Turning = {
  readonly draft: Y.Doc;
  readonly id: string;
  readonly form: TextTurn;
  /** Puts others, in order, in the place of this widget; `move` takes its letters over into them, before it goes. */
  replace(widgets: readonly StoredWidget[], move: (made: readonly string[]) => void): void;
};

/** How a kind of text takes another form. Letters keep what they are, so carets of others stay at them. */
export type TextTurns<Content> = {
  /** False where the words would not fit. */
  may(content: Content, form: TextTurn, draft: Y.Doc): boolean;
  turn(turning: Turning): void;
  /** Puts all its lines to a side, each by the direction in which it reads. */
  align(text: Pick<Turning, "draft" | "id">, side: Side): void;
};
