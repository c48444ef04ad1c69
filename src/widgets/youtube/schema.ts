import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import { type Embedded, embedAddressMost, embedTitleMost, httpsAddress, hostOf } from "../kit/embed.ts";
import { oneOf } from "../kit/one-of.ts";
import type { WidgetSchema } from "../widget.ts";

export const youtubeWidths = ["full", "small"] as const;
/** A day, in seconds. */
export const startMost = 86_400;

const Content = z.strictObject({
  /** As somebody typed it; what is no address of the kind shows nothing. */
  address: limitedText(embedAddressMost),
  title: limitedText(embedTitleMost),
  /** Seconds from its beginning. */
  start: z.int().check(z.gte(0), z.lte(startMost)),
  width: z.enum(youtubeWidths),
});
export type Youtube = z.infer<typeof Content>;

/** A YouTube video by its address or id (WIDG-07). */
export const youtube: WidgetSchema<Youtube> = {
  kind: "Youtube",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ address, title, ...values }) => draftOf({ values, texts: { address, title } }),
      fromDraft: ({ values, texts }) => ({
        address: cutText(texts["address"], embedAddressMost),
        title: cutText(texts["title"], embedTitleMost),
        start: startOf(values["start"]),
        width: oneOf(youtubeWidths, values["width"]),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "picture" }),
  empty: () => ({ address: "", title: "", start: 0, width: "full" }),
  plainText: (content) =>
    shownYoutube(content) ? [content.title, content.address.trim()].filter(Boolean).join("\n") : "",
  shownTexts: (content) => (shownYoutube(content) ? ["title", "address"] : []),
  anchors: () => [],
  files: () => [],
};

/** The video that is shown; from a host of YouTube that sets no cookies before it plays. */
export function shownYoutube({ address, start, width }: Youtube): Embedded | null {
  const video = videoIn(address.trim());
  if (!video) return null;
  const from = start || video.start;
  return {
    service: "YouTube",
    src: `https://www.youtube-nocookie.com/embed/${video.id}?rel=0${from > 0 ? `&start=${from}` : ""}`,
    address: `https://www.youtube.com/watch?v=${video.id}${from > 0 ? `&t=${from}` : ""}`,
    size: width === "small" ? "small-video" : "video",
  };
}

const videoId = /^[\w-]{11}$/;

function videoIn(typed: string): { readonly id: string; readonly start: number } | null {
  if (videoId.test(typed)) return { id: typed, start: 0 };
  const url = httpsAddress(typed.replace(/^http:/i, "https:"));
  if (!url) return null;
  const id = idIn(url);
  const start = startOf(secondsOf(url.searchParams.get("t") ?? url.searchParams.get("start") ?? ""));
  return id !== null && videoId.test(id) ? { id, start } : null;
}

function idIn(url: URL): string | null {
  const host = hostOf(url);
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  if (host === "youtu.be") return first;
  if (!["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"].includes(host))
    return null;
  return ["embed", "shorts", "live", "v"].includes(first) ? second : url.searchParams.get("v");
}

/** `90`, `90s` and `1m30s` alike. */
function secondsOf(said: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(said) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function startOf(value: unknown): number {
  const start = Number(value);
  return Number.isInteger(start) && start >= 0 && start <= startMost ? start : 0;
}
