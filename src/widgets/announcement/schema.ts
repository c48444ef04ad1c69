import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { linkedParts } from "../kit/auto-link.ts";
import { draftOf, fingerprint } from "../kit/draft.ts";
import { isLinkTarget } from "../kit/link-target.ts";
import { PictureFact } from "../kit/file-fact.ts";
import type { WidgetSchema } from "../widget.ts";
import { isEndDay, isOver } from "./end-day.ts";
import type { AnnouncementRead } from "./read.ts";

/** The most letters of each; what two people write beyond it together is not shown. */
export const titleMost = 200;
export const textMost = 1000;
export const labelMost = 60;

const Content = z.strictObject({
  title: limitedText(titleMost),
  text: limitedText(textMost),
  /** What its button says, and where that leads; empty while none is chosen. */
  label: limitedText(labelMost),
  href: z.string().check(z.refine((href) => href === "" || isLinkTarget(href))),
  /** The last day on which readers see it; left out where there is none. */
  until: z.optional(z.string().check(z.refine(isEndDay))),
  /** Stands beside its words and says nothing of its own; left out where there is none. */
  picture: z.optional(PictureFact),
});
export type Announcement = z.infer<typeof Content>;

/** News that people of the site read once and then put away for themselves. */
export const announcement: WidgetSchema<Announcement> = {
  kind: "Announcement",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ href, until, picture, ...texts }) =>
        draftOf({ values: { href, ...(until && { until }), ...(picture && { picture }) }, texts }),
      fromDraft: ({ values, texts }) => ({
        title: cutText(texts["title"], titleMost),
        text: cutText(texts["text"], textMost),
        label: cutText(texts["label"], labelMost),
        href: values["href"] ?? "",
        ...endDayIn(String(values["until"] ?? "")),
        ...pictureIn(values["picture"]),
      }),
    },
  },
  empty: () => ({ title: "", text: "", label: "", href: "" }),
  // Visitors are shown none of it, so no excerpt, preview or hit says it either.
  plainText: () => "",
  shownTexts: () => ["title", "text", "label"],
  isOver: ({ until }, at, locale) => isOver(until, at, locale),
  anchors: () => [],
  files: ({ picture }) => (picture ? [picture.id] : []),
  forView: readOf,
};

function endDayIn(until: string) {
  return isEndDay(until) ? { until } : {};
}

function pictureIn(value: unknown) {
  const { success, data } = PictureFact.safeParse(value);
  return success ? { picture: data } : {};
}

/** Day and picture are no part of the mark: who has read the words need not read them again because they stay longer. */
export function readOf({ title, text, label, href, until, picture }: Announcement): AnnouncementRead {
  const mark = fingerprint({ texts: { title, text, label }, rich: {} });
  return {
    title: title.trim(),
    parts: linkedParts(text.trim()),
    label: label.trim(),
    href,
    mark,
    ...(until && { until }),
    ...(picture && { picture }),
  };
}
