import type { Copied } from "#documents/clip/read-clip.ts";
import { copiedHtml } from "#widgets/kit/copied-html.ts";

/** What a clipboard holds in HTML and in words. */
export function copiedIn(data: DataTransfer): Copied {
  return { html: copiedHtml(data.getData("text/html"))?.body ?? null, text: data.getData("text/plain") };
}
