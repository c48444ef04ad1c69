import type { PageTools, Upload } from "#widgets/editor.ts";

/** What the canvas hands on to the editors and does not know itself: pages to link to, and uploads. */
export type PageSources = Pick<PageTools, "findPages" | "pageById"> & {
  /** Sends a file for a widget of the page. */
  upload(widgetId: string, file: File, as: "image" | "file"): Upload;
};
