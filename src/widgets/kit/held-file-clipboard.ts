import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "./clipboard.ts";
import { fileAddress } from "./file-address.ts";
import type { FileFact } from "./file-fact.ts";
import { linkInText } from "./link-in-text.ts";

/** A link to the one file of a widget, to other programs. */
export const heldFileClipboard: KindClipboard<{ readonly file: FileFact | null; readonly title: string }> = {
  html: ({ file, title }, { origin }) =>
    file
      ? `<p><a href="${escaped(origin + fileAddress(file))}">${escaped(title || file.name)}</a></p>`
      : `<p>${escaped(title)}</p>`,
  text: ({ file, title }, { origin }) =>
    file ? linkInText(title || file.name, origin + fileAddress(file)) : title,
};
