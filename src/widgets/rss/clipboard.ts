import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { linkInText } from "../kit/link-in-text.ts";
import { feedOf } from "./feed-address.ts";
import type { Rss } from "./schema.ts";

/** Elsewhere it is a link to the feed; what it said on some day is not ours to hand on. */
export const rssClipboard: KindClipboard<Rss> = {
  html(content) {
    const address = feedOf(content);
    const name = escaped(content.title.trim() || content.address.trim());
    return address === null ? name && `<p>${name}</p>` : `<p><a href="${escaped(address)}">${name}</a></p>`;
  },
  text(content) {
    const address = feedOf(content);
    const name = content.title.trim() || content.address.trim();
    return address === null ? name : linkInText(name, address);
  },
};
