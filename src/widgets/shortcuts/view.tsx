import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf } from "../kit/link-target.ts";
import type { ViewProps } from "../widget.ts";
import { type Shortcuts, shownShortcuts } from "./schema.ts";
import { shortcutsWords } from "./wording.ts";
import "./view.css";

export function ShortcutsView({ content, say }: ViewProps<Shortcuts>) {
  const items = shownShortcuts(content);
  if (items.length === 0) return null;
  return (
    <ul className="shortcuts" aria-label={say(shortcutsWords.list)}>
      {items.map(({ id, name, href }) => (
        <li key={id}>
          <a href={addressOf(href)} dir="auto" {...(isOutside(href) && outsideLink)}>
            <span className="shortcuts-tile" aria-hidden="true">
              {[...name.trim()][0]?.toLocaleUpperCase()}
            </span>
            <span className="shortcuts-name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
