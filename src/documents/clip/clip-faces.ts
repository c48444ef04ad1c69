import { escaped } from "#kernel/escaped.ts";
import { clipboards } from "#widgets/clipboards.ts";
import type { KindClipboard, Outgoing } from "#widgets/kit/clipboard.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { type Clip, clipForm } from "./clip.ts";

/** The attribute that carries our own form in HTML, through programs that know nothing of it. */
export const clipAttribute = "data-atrium";

/** What goes to the clipboard, by media type. Columns go one below the other: other programs have none. */
export function clipFaces(clip: Clip, showing: Omit<Outgoing, "origin">): { html: string; text: string } {
  const out: Outgoing = { origin: clip.origin, ...showing };
  const text = clip.widgets
    .map((widget) => clipboardOf(widget).text(widget.content as never, out))
    .filter((words) => words !== "")
    .join("\n\n");
  const html = clip.widgets.map((widget) => clipboardOf(widget).html(widget.content as never, out)).join("");
  return { text, html: `<div ${clipAttribute}="${escaped(clipForm(clip, text))}">${html}</div>` };
}

function clipboardOf({ kind }: StoredWidget): KindClipboard<never> {
  return clipboards[kind];
}
