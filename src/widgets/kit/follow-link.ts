import type { EditorView } from "prosemirror-view";
import { linkRange } from "./link-range.ts";
import { openLink } from "./open-link.ts";

/** In edit mode a link is text; with Ctrl or Command it is followed. */
export function followLink(view: EditorView, position: number, event: MouseEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const { href } = linkRange(view.state);
  if (href) openLink(href);
  return href !== null && position >= 0;
}
