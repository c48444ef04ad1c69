import type { Copied } from "#documents/clip/read-clip.ts";
import { disarmedHtml } from "#widgets/kit/disarmed-html.ts";

/** Longer HTML would keep the window waiting; its plain words are taken instead. */
const htmlMost = 24_000_000;

/** What a clipboard holds in HTML and in words. */
export function copiedIn(data: DataTransfer): Copied {
  const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
  if (html === "" || html.length > htmlMost) return { html: null, text };
  // A document without a window: nothing in it is fetched or run.
  return { html: new DOMParser().parseFromString(disarmedHtml(html), "text/html").body, text };
}
