import { escaped } from "#kernel/escaped.ts";
import type { KindClipboard } from "./clipboard.ts";
import type { Embedded } from "./embed.ts";
import { linkInText } from "./link-in-text.ts";

/** A link to other programs; where nothing is shown yet, what was typed. */
export function embedClipboard<Content extends { readonly address: string; readonly title: string }>(
  shownOf: (content: Content) => Embedded | null,
): KindClipboard<Content> {
  return {
    html(content) {
      const shown = shownOf(content);
      const name = escaped(content.title.trim() || shown?.address || content.address);
      return shown ? `<p><a href="${escaped(shown.address)}">${name}</a></p>` : name && `<p>${name}</p>`;
    },
    text(content) {
      const shown = shownOf(content);
      if (!shown) return content.title.trim() || content.address;
      return linkInText(content.title.trim() || shown.address, shown.address);
    },
  };
}
