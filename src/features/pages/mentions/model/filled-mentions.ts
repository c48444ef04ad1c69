import { escaped } from "#kernel/escaped.ts";

/** How a mention is shown to a reader: its name and where it leads, or a word in their place. */
export type NamedMention = {
  readonly name: string;
  readonly address: string | null;
  readonly isNamed: boolean;
};

/** The empty places of a finished body; words of people cannot look like one, since their signs are escaped. */
const place = /<span data-mention="((?:person|page):[1-9][0-9]{0,15})"><\/span>/g;

/** A finished body with its mentions named for one reader. It is read once from its beginning to its end. */
export function withNames(html: string, named: ReadonlyMap<string, NamedMention>): string {
  return html.replace(place, (_, key: string) => {
    const mention = named.get(key);
    return mention ? mentionHtml(mention) : "";
  });
}

function mentionHtml({ name, address, isNamed }: NamedMention): string {
  const words = escaped(name);
  if (!isNamed) return `<span class="kit-mention kit-mention-unnamed" dir="auto">${words}</span>`;
  if (address === null) return `<span class="kit-mention" dir="auto">${words}</span>`;
  return `<a class="kit-mention" href="${escaped(address)}" dir="auto">${words}</a>`;
}
