import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import {
  type Embedded,
  embedAddressMost,
  embedTitleMost,
  heightLeast,
  heightMost,
  heightOf,
  hostOf,
  httpsAddress,
} from "../kit/embed.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";

export const calendarViews = ["month", "week", "agenda"] as const;

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  view: z.enum(calendarViews),
  height: z.int().check(z.gte(heightLeast), z.lte(heightMost)),
});
export type GCalendar = z.infer<typeof Content>;

/** A Google calendar (WIDG-08). */
export const gcalendar: WidgetSchema<GCalendar> = {
  kind: "GCalendar",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], embedAddressMost),
        title: cutText(texts["title"], embedTitleMost),
        view: oneOf(calendarViews, values["view"]),
        height: heightOf(values["height"], 600),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", view: "month", height: 600 }),
  plainText: (content) =>
    shownGCalendar(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownGCalendar(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

/** A calendar by its id, or by an address of Google Calendar that names it. */
export function shownGCalendar({ address, view, height }: GCalendar): Embedded | null {
  const id = calendarIn(address.trim());
  if (!id) return null;
  const source = encodeURIComponent(id);
  return {
    service: "Google Calendar",
    src: `https://calendar.google.com/calendar/embed?src=${source}&mode=${view.toUpperCase()}`,
    address: `https://calendar.google.com/calendar/embed?src=${source}`,
    size: height,
  };
}

const calendarId = /^[^\s@/?&#<>"]{1,200}@[a-z0-9.-]{3,100}$/i;

function calendarIn(typed: string): string | null {
  if (calendarId.test(typed)) return typed;
  const url = httpsAddress(typed);
  if (!url || hostOf(url) !== "calendar.google.com") return null;
  const feed = /^\/calendar\/ical\/([^/]+)\//.exec(url.pathname)?.[1];
  const named =
    url.searchParams.get("src") ?? feed?.replace(/%40/gi, "@") ?? readable(url.searchParams.get("cid"));
  return named !== null && calendarId.test(named) ? named : null;
}

/** Google writes the id of a shared calendar in letters of base64. */
function readable(letters: string | null): string | null {
  if (letters === null || calendarId.test(letters)) return letters;
  try {
    return atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return null;
  }
}
