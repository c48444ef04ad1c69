import type { Bundle } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { System } from "../system.ts";
import type { Read } from "../web/reading.ts";

/** A page that somebody was given to read is a view of it; one behind a dialog, or in edit mode, is none. */
export function noteView(
  { pageViews, clock }: System,
  { status, behind, data, frame }: Bundle<Frame>,
  { pages }: Pick<Read, "pages">,
): void {
  const { siteId, personId, realPersonId } = frame.viewer;
  // Whoever sees the site as somebody else leaves no trace among what that person has read.
  if (realPersonId !== undefined) return;
  if (status !== 200 || behind || personId === null || data["isEditing"] === true) return;
  for (const pageId of pages ?? []) pageViews.seen({ siteId, personId, pageId }, clock());
}
