import type * as Y from "yjs";
import type { StoredWidget } from "../widget.ts";
import type { TextTurn } from "./editor.ts";

/** What texts can be made into, also several at once: plain text, headings from the largest to the smallest, lists, a quote. */
export type TextForm = Exclude<TextTurn, "task" | "note" | "code">;
export const textForms: readonly TextForm[] = ["text", "h0", "h1", "h2", "h3", "bullet", "number", "quote"];
export type HeadingForm = Extract<TextForm, `h${number}`>;

export function isHeadingForm(form: TextForm): form is HeadingForm {
  return /^h\d$/.test(form);
}

/** One widget on its way to another form, within a change of the person's own. */
export type Turning = {
  readonly draft: Y.Doc;
  readonly id: string;
  readonly form: TextForm;
  /** Puts others, in order, in the place of this widget; `move` takes its letters over into them, before it goes. */
  replace(widgets: readonly StoredWidget[], move: (made: readonly string[]) => void): void;
};

/** How a kind of text takes another form. Letters keep what they are, so carets of others stay at them. */
export type TextTurns<Content> = {
  /** False where the words would not fit. */
  may(content: Content, form: TextForm, draft: Y.Doc): boolean;
  turn(turning: Turning): void;
};
