import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { fileAddress } from "../kit/file-address.ts";
import { linkInText } from "../kit/link-in-text.ts";
import type { FileList } from "./schema.ts";

/** A list of links to other programs. Another page, which does not hold the files, is given them as attachments, each brought to it. */
export const fileListClipboard: KindClipboard<FileList> = {
  html: ({ title, items }, { origin }) => {
    const rows = items.map(
      ({ name, file }) =>
        `<li><a href="${escaped(origin + fileAddress(file))}">${escaped(name || file.name)}</a></li>`,
    );
    return `${title && `<p><strong>${escaped(title)}</strong></p>`}${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : ""}`;
  },
  text: ({ title, items }, { origin }) =>
    [
      title,
      ...items.map(({ name, file }) => `- ${linkInText(name || file.name, origin + fileAddress(file))}`),
    ]
      .filter(Boolean)
      .join("\n"),
  apart: ({ items }) =>
    items.map(({ file, name }) => ({
      kind: "Attachment",
      version: 1,
      content: { file: null, title: name },
      brings: { from: "site", id: file.id, name: file.name, as: "file" },
    })),
};
