import type { ReactNode } from "react";
import { firstLetter } from "../kit/first-letter.ts";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { addressOf } from "../kit/link-target.ts";
import type { ViewProps } from "../widget.ts";
import { type Shortcuts, shownShortcuts } from "./schema.ts";
import { shortcutsWords } from "./wording.ts";
import "./view.css";

type Shortcut = Shortcuts["items"][number];
type Drawn = (icon: number) => ReactNode;

/** `drawn` gives the drawing of an icon; edit mode fetches them only where some are chosen. */
export function ShortcutList({ content, say, drawn }: ViewProps<Shortcuts> & { drawn: Drawn }) {
  const items = shownShortcuts(content);
  if (items.length === 0) return null;
  return (
    <ul className="shortcuts" aria-label={say(shortcutsWords.list)}>
      {items.map((item) => (
        <li key={item.id}>
          {item.href === "" ? (
            <span className="shortcuts-item" dir="auto">
              <Face {...{ item, drawn }} />
            </span>
          ) : (
            <a
              className="shortcuts-item"
              href={addressOf(item.href)}
              dir="auto"
              {...(isOutside(item.href) && outsideLink)}
            >
              <Face {...{ item, drawn }} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ item, drawn }: { item: Shortcut; drawn: Drawn }) {
  return (
    <>
      <ShortcutTile {...{ item, drawn }} />
      <span className="shortcuts-name">{item.name}</span>
    </>
  );
}

/** Its icon, or the first letter of its name. */
export function ShortcutTile({ item, drawn }: { item: Shortcut; drawn: Drawn }) {
  return (
    <span className="shortcuts-tile" aria-hidden="true">
      {item.icon === undefined ? firstLetter(item.name) : drawn(item.icon)}
    </span>
  );
}
