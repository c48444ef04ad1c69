import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import { namesIn } from "./names.ts";
import type { PeopleCards } from "./schema.ts";

/** Elsewhere their names, as far as whoever copies knows them. */
export const peopleCardsClipboard: KindClipboard<PeopleCards> = {
  isOfSite: true,
  html: (content, out) =>
    `${content.title && `<p><strong>${escaped(content.title)}</strong></p>`}${listOf(namesIn(content, out))}`,
  text: (content, out) =>
    [content.title, ...namesIn(content, out).map((name) => `- ${name}`)].filter(Boolean).join("\n"),
};

function listOf(names: readonly string[]): string {
  return names.length === 0 ? "" : `<ul>${names.map((name) => `<li>${escaped(name)}</li>`).join("")}</ul>`;
}
