import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Highlighter from "lucide-react/icons/highlighter";
import Heading from "lucide-react/icons/heading";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import StickyNote from "lucide-react/icons/sticky-note";
import RemoveFormatting from "lucide-react/icons/remove-formatting";
import Strikethrough from "lucide-react/icons/strikethrough";
import Underline from "lucide-react/icons/underline";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Say } from "#kernel/language.ts";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { useNear } from "../kit/use-near.ts";
import { barKeys } from "./key-list.ts";
import type { BarState } from "./text-bar-state.ts";
import { textWording } from "./wording.ts";
import "./text-bar.css";

const groups = [
  [
    ["bold", Bold],
    ["italic", Italic],
    ["underline", Underline],
    ["strike", Strikethrough],
    ["highlight", Highlighter],
    ["code", Code],
    ["clear", RemoveFormatting],
  ],
  [
    ["bulletList", List],
    ["orderedList", ListOrdered],
  ],
  [["link", Link]],
  [
    ["quote", Quote],
    ["note", StickyNote],
  ],
] as const satisfies readonly (readonly [string, LucideIcon][])[];

const levels = ["h0", "h1", "h2", "h3"] as const;

type Level = (typeof levels)[number];

export const isLevel = (act: BarAct): act is Level => (levels as readonly string[]).includes(act);

export type BarAct = (typeof groups)[number][number][0] | Level;

/**
 * The formatting of the selected words. It never takes the focus by itself: Alt+F10 goes in, arrow keys move, Escape
 * goes back to the text.
 */
export function TextBar({
  bar,
  takesFocus,
  perform,
  onEscape,
  onBlurred,
}: {
  bar: BarState;
  takesFocus: boolean;
  perform: (act: BarAct) => void;
  onEscape: () => void;
  onBlurred: (to: Element | null) => void;
}) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState("bold");
  const [showsLevels, setShowsLevels] = useState(false);

  useLayoutEffect(() => place.current?.showPopover(), []);
  useNear(place, bar);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [takesFocus]);

  function moved(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && !showsLevels) onEscape();
    else if (event.key === "Escape") setShowsLevels(false);
    else if (!moveFocus(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const button = (act: string, Shape: LucideIcon, onPress: () => void, more: object) => (
    <button
      key={act}
      type="button"
      className="paragraph-text-bar-button"
      title={nameOf(say, act)}
      aria-label={nameOf(say, act)}
      tabIndex={current === act ? 0 : -1}
      onFocus={() => setCurrent(act)}
      onClick={onPress}
      {...more}
    >
      <Icon of={Shape} />
    </button>
  );

  return (
    <div
      ref={place}
      popover="manual"
      className="paragraph-text-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={say(textWording.tools)}
      // The words stay selected, and the keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={moved}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlurred(relatedTarget);
      }}
    >
      {groups.map((group) => (
        <span className="paragraph-text-bar-group" key={group[0][0]}>
          {group.map(([act, Shape]) =>
            button(act, Shape, () => perform(act), {
              "aria-pressed": act === "clear" ? undefined : bar.active.includes(act),
            }),
          )}
        </span>
      ))}
      <span className="paragraph-text-bar-group">
        {button("heading", Heading, () => setShowsLevels(!showsLevels), { "aria-expanded": showsLevels })}
        {showsLevels &&
          levels.map((level) => (
            <button
              key={level}
              type="button"
              className="paragraph-text-bar-button paragraph-text-bar-level"
              tabIndex={-1}
              onClick={() => perform(level)}
            >
              {say(textWording[level])}
            </button>
          ))}
      </span>
    </div>
  );
}

/** With the keys of the keyboard at hand. */
function nameOf(say: Say, act: string): string {
  const keys = barKeys[act];
  const name = say(textWording[act as BarAct]);
  return keys ? `${name} (${keysShown(keys, isMacKeyboard())})` : name;
}

/** Arrow keys go from button to button, around the ends. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const buttons = [...currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(target as HTMLButtonElement);
  const isTurned = getComputedStyle(currentTarget).direction === "rtl";
  const step = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1 }[key];
  const wanted = key === "Home" ? 0 : key === "End" ? -1 : step && (at + step) % buttons.length;
  if (wanted === undefined) return false;
  buttons.at(wanted)?.focus();
  return true;
}
