import { disarmedHtml } from "./disarmed-html.ts";
import { keepRaisedSigns } from "./raised-signs.ts";

/** Longer HTML would keep the window waiting; its plain words are taken instead. */
const htmlMost = 24_000_000;

/** The HTML of a clipboard as a document without a window: nothing in it is fetched or run. Null where there is none to be read. */
export function copiedHtml(html: string): Document | null {
  if (html === "" || html.length > htmlMost) return null;
  const page = new DOMParser().parseFromString(disarmedHtml(html), "text/html");
  keepRaisedSigns(page);
  return page;
}
