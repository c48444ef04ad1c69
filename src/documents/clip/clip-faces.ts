import { escaped } from "#kernel/escaped.ts";
import { clipboards } from "#widgets/clipboards.ts";
import type { KindClipboard, Outgoing } from "#widgets/kit/clipboard.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { type Clip, clipForm, withWords } from "./clip.ts";

/** The attribute that carries our own form in HTML, through programs that know nothing of it. */
export const clipAttribute = "data-atrium";

/** What goes to the clipboard, by media type. Columns go one below the other: other programs have none. */
export function clipFaces(clip: Clip, showing: Omit<Outgoing, "origin">): { html: string; text: string } {
  const out: Outgoing = { origin: clip.origin, ...showing };
  const text = clip.widgets
    .map((widget) => clipText(widget, out))
    .filter((words) => words !== "")
    .join("\n\n");
  return { text, html: clipHtml(clip, text, showing) };
}

/** The HTML of a clip, around which its own form stands. `words` are those that go out beside it. */
export function clipHtml(clip: Clip, words: string, showing: Omit<Outgoing, "origin">): string {
  const out: Outgoing = { origin: clip.origin, ...showing };
  const html = withWords(clip)
    .map((widget) => clipboardOf(widget).html(widget.content as never, out))
    .join("");
  return `<div ${clipAttribute}="${escaped(clipForm(clip, words))}">${html}</div>`;
}

/** What programs that know words only are told of a widget. */
export function clipText(widget: StoredWidget, showing: Outgoing): string {
  return clipboardOf(widget).text(widget.content as never, showing);
}

function clipboardOf({ kind }: StoredWidget): KindClipboard<never> {
  return clipboards[kind];
}
