import { englishLocale } from "#kernel/language.ts";
import { relativeUntil } from "#kernel/steady-time-words.ts";
import { relativeTime } from "#kernel/time-words.ts";
import { sayAs } from "./say-as.ts";

/** Tells the relative times of a page that is finished HTML as they are by now. What lives on the page tells its own. */
export async function tellTimes(): Promise<void> {
  const locale = { ...englishLocale, language: document.documentElement.lang };
  const say = await sayAs(locale);
  const now = Date.now();
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[title]")) {
    const at = Date.parse(time.dateTime);
    // Dates stay as the server wrote them, in the zone of the site.
    const isDate = at > now || relativeUntil(at, now) === Number.POSITIVE_INFINITY;
    if (!isDate && !time.closest("[data-html]")) time.textContent = relativeTime(at, now, { locale, say });
  }
}
