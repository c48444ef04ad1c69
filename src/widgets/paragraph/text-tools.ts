import type { EditorView } from "prosemirror-view";
import type { PastedWidget } from "../kit/clipboard.ts";
import type { PageTools, TextTurn } from "../kit/editor.ts";
import type { StoredWidget } from "../widget.ts";

/** What the keys, habits and buttons of a text may do beyond the text itself. */
export type TextTools = {
  readonly page: PageTools;
  /** Puts a widget in the place of the caret's line if that is empty, else behind it; the rest stands on before and behind it. */
  putAtLine(view: EditorView, widget: StoredWidget): void;
  /** Makes the selected lines something else; they stay what they are where they are that already. Tells when they are too long (WIDG-06). */
  turnLine(view: EditorView, into: TextTurn): void;
  /** Puts this text behind the text before; false when there is none. */
  joinBefore(): boolean;
  /** Takes in the text behind this one. */
  joinNext(): boolean;
  editLink(view: EditorView): void;
  focusToolbar(view: EditorView): void;
  /** What stands behind the caret goes behind the widgets that are put in. */
  insertWidgets(view: EditorView, widgets: readonly PastedWidget[]): void;
  /** Says that pasted tasks lost their ticks. */
  tellUnticked(): void;
};
