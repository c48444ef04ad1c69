import { escaped } from "#kernel/escaped.ts";
import { fullAddressOf } from "../kit/link-target.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { linesInHtml } from "../kit/lines-in-html.ts";
import type { Announcement } from "./schema.ts";

/** Who has read it belongs to the page on which it was read (decision 0030): a copy begins without. */
export const announcementClipboard: KindClipboard<Announcement> = {
  html: ({ title, text, label, href, picture }, { origin, picture: addressOfPicture }) =>
    [
      picture &&
        `<p><img src="${escaped(addressOfPicture(picture))}" alt="" width="${picture.width}" height="${picture.height}"></p>`,
      title && `<p><strong>${escaped(title)}</strong></p>`,
      text && `<p>${linesInHtml(text)}</p>`,
      label && (href ? `<p><a href="${escaped(fullAddressOf(href, origin))}">${escaped(label)}</a></p>` : ""),
    ]
      .filter(Boolean)
      .join(""),
  text: ({ title, text, label, href }, { origin }) =>
    [title, text, label && href ? `${label}: ${fullAddressOf(href, origin)}` : ""].filter(Boolean).join("\n"),
  withoutFile({ picture, ...rest }) {
    if (!picture) return null;
    const { id, name } = picture;
    return { content: rest, brings: { from: "site", id, name, as: "image" } };
  },
};
