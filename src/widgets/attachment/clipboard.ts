import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { fileAddress } from "../kit/file-address.ts";
import { linkInText } from "../kit/link-in-text.ts";
import type { Attachment } from "./schema.ts";

/** Files become such a widget by its face (`takesFiles`); a link to one stays a link. */
export const attachmentClipboard: KindClipboard<Attachment> = {
  html: ({ file, title }, { origin }) =>
    file
      ? `<p><a href="${escaped(origin + fileAddress(file))}">${escaped(title || file.name)}</a></p>`
      : `<p>${escaped(title)}</p>`,
  text: ({ file, title }, { origin }) =>
    file ? linkInText(title || file.name, origin + fileAddress(file)) : title,
  withoutFile({ file, title }) {
    if (!file) return null;
    const { id, name } = file;
    return { content: { file: null, title }, brings: { from: "site", id, name, as: "file" } };
  },
};
