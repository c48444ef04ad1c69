import { firstLetter } from "../kit/first-letter.ts";
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
          {href === "" ? (
            <span className="shortcuts-item" dir="auto">
              <Face name={name} />
            </span>
          ) : (
            <a
              className="shortcuts-item"
              href={addressOf(href)}
              dir="auto"
              {...(isOutside(href) && outsideLink)}
            >
              <Face name={name} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ name }: { name: string }) {
  return (
    <>
      <span className="shortcuts-tile" aria-hidden="true">
        {firstLetter(name)}
      </span>
      <span className="shortcuts-name">{name}</span>
    </>
  );
}
