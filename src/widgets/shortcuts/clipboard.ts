import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { addressOf } from "../kit/link-target.ts";
import { type Shortcuts, shownShortcuts } from "./schema.ts";

export const shortcutsClipboard: KindClipboard<Shortcuts> = {
  html: (content, { origin }) =>
    `<ul>${shownShortcuts(content)
      .map(({ name, href }) => `<li>${linked(name, fullAddress(href, origin))}</li>`)
      .join("")}</ul>`,
  text: (content, { origin }) =>
    shownShortcuts(content)
      .map(({ name, href }) => `- ${[name, fullAddress(href, origin)].filter(Boolean).join(": ")}`)
      .join("\n"),
};

function linked(name: string, address: string): string {
  return address === "" ? escaped(name) : `<a href="${escaped(address)}">${escaped(name)}</a>`;
}

function fullAddress(href: string, origin: string): string {
  const address = addressOf(href);
  return address.startsWith("/") ? origin + address : address;
}
