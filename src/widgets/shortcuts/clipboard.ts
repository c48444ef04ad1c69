import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { fullAddressOf } from "../kit/link-target.ts";
import { type Shortcuts, shownShortcuts } from "./schema.ts";

export const shortcutsClipboard: KindClipboard<Shortcuts> = {
  html: (content, { origin }) =>
    `<ul>${shownShortcuts(content)
      .map(({ name, href }) => `<li>${linked(name, fullAddressOf(href, origin))}</li>`)
      .join("")}</ul>`,
  text: (content, { origin }) =>
    shownShortcuts(content)
      .map(({ name, href }) => `- ${[name, fullAddressOf(href, origin)].filter(Boolean).join(": ")}`)
      .join("\n"),
};

function linked(name: string, address: string): string {
  return address === "" ? escaped(name) : `<a href="${escaped(address)}">${escaped(name)}</a>`;
}
