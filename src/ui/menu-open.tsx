import Check from "lucide-react/icons/check";
import { type KeyboardEvent, useRef } from "react";
import { Icon } from "./icon.tsx";
import { useHere } from "./language.tsx";
import { KeyCap } from "./key-cap.tsx";
import type { OpenedMenu } from "./menu-button.tsx";
import type { MenuEntry, MenuGroup } from "./menu-entry.ts";
import { useAnchored } from "./use-anchored.ts";
import { useTypeAhead } from "./use-type-ahead.ts";
import "./menu-open.css";

type MenuOpenProps = OpenedMenu & { groups: readonly MenuGroup[] };

/** The open menu: arrows, Home, End and the first letters move, Enter chooses, Escape and Tab close. */
export function MenuOpen({ anchor, label, groups, align, onClose }: MenuOpenProps) {
  const popup = useRef<HTMLDivElement>(null);
  const move = useMenuKeys(onClose);
  useAnchored(popup, anchor, { align, onClose, onShown: (element) => itemsOf(element)[0]?.focus() });

  function choose(entry: MenuEntry) {
    if (entry.disabledReason) return;
    // Hidden before the choice acts, so that a dialog it opens knows the anchor as its opener.
    popup.current?.hidePopover();
    entry.onChoose?.();
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="menu"
      aria-label={label}
      className="ui-overlay ui-menu"
      onKeyDown={move}
    >
      {groups.map((group, place) => (
        <div className="ui-menu-group" role="group" aria-label={group.label} key={group.label ?? place}>
          {group.label && (
            <span className="ui-menu-heading" aria-hidden="true">
              {group.label}
            </span>
          )}
          {group.entries.map((entry) => (
            <MenuItem key={entry.id} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function useMenuKeys(onClose: () => void) {
  const typed = useTypeAhead();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    if (event.key === "Escape" || event.key === "Tab") {
      event.stopPropagation();
      if (event.key === "Escape") event.preventDefault();
      return onClose();
    }
    const words = items.map((item) => item.innerText);
    const next = stepTo(event.key, at, items.length) ?? typed(event.key, at, words);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
}

function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const { href, checked, disabledReason } = entry;
  const here = useHere();
  const marks = {
    className: entry.danger ? "ui-menu-item ui-menu-danger" : "ui-menu-item",
    role: checked === undefined ? "menuitem" : "menuitemcheckbox",
    tabIndex: -1,
    "aria-checked": checked,
    "aria-disabled": disabledReason ? true : undefined,
    onClick: onChoose,
  } as const;
  const content = (
    <>
      {checked ? (
        <Icon of={Check} />
      ) : entry.icon ? (
        <Icon of={entry.icon} />
      ) : (
        checked === false && <span className="ui-menu-gap" />
      )}
      <span className="ui-menu-label">{entry.label}</span>
      {disabledReason ? (
        <span className="ui-menu-reason">{disabledReason}</span>
      ) : (
        entry.keys && <KeyCap keys={entry.keys} />
      )}
    </>
  );
  if (href === undefined || disabledReason)
    return (
      <button type="button" {...marks}>
        {content}
      </button>
    );
  return (
    <a href={here(href)} {...marks}>
      {content}
    </a>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(".ui-menu-item")];
}

function stepTo(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
