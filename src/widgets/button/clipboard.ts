import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { linkInText } from "../kit/link-in-text.ts";
import { fullAddressOf } from "../kit/link-target.ts";
import type { Button } from "./schema.ts";

/** A link to other programs; a link of theirs stays a link of its text. */
export const buttonClipboard: KindClipboard<Button> = {
  html: ({ text, href }, { origin }) =>
    href === ""
      ? `<p>${escaped(text)}</p>`
      : `<p><a href="${escaped(fullAddressOf(href, origin))}">${escaped(text)}</a></p>`,
  text: ({ text, href }, { origin }) => (href === "" ? text : linkInText(text, fullAddressOf(href, origin))),
};
