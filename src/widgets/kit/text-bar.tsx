import type { LucideIcon } from "lucide-react";
import ALargeSmall from "lucide-react/icons/a-large-small";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import type { StyleName, StyleValue } from "./letter-styles.ts";
import { useNear } from "./use-near.ts";
import type { BarExtents, BarState } from "./text-bar-state.ts";
import { formatWords, letterWords } from "./wording.ts";
import "./text-bar.css";

export type BarButton<Act extends string> = {
  readonly act: Act;
  readonly icon: LucideIcon;
  readonly label: string;
  /** It is done and over, and never on. */
  readonly isDeed?: boolean;
};

/** The buttons of a bar in their groups; the last one may open more of them. */
export type BarButtons<Act extends string> = {
  readonly groups: readonly (readonly BarButton<Act>[])[];
  readonly more?: BarButton<string> & {
    readonly choices: readonly { readonly act: Act; readonly label: string }[];
  };
};

type TextBarProps<Act extends string> = {
  bar: BarState;
  buttons: BarButtons<Act>;
  takesFocus: boolean;
  perform: (act: Act) => void;
  onStyle: (name: StyleName, value: StyleValue | null) => void;
  onEscape: () => void;
  onBlurred: (to: Element | null) => void;
};

/**
 * The formatting of the selected words. It never takes the focus by itself: Alt+F10 goes in, arrow keys move, Escape
 * goes back to the text.
 */
export function TextBar<Act extends string>(props: TextBarProps<Act>) {
  const { bar, buttons, takesFocus, perform, onStyle, onEscape, onBlurred } = props;
  const { more } = buttons;
  const say = useSay();
  const place = usePlaceAt(bar, takesFocus);
  const { below, turn, close, StylePanel } = useBelow();

  function moved(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape" && !below) onEscape();
    else if (event.key === "Escape") close(event.currentTarget);
    else if (!moveFocus(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={place}
      popover="manual"
      className="kit-text-bar"
      role="toolbar"
      tabIndex={-1}
      aria-label={say(formatWords.tools)}
      // The words stay selected, and the keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={moved}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlurred(relatedTarget);
      }}
    >
      <ButtonRow {...{ buttons, below, perform }} extents={bar.extents} onTurned={turn} />
      {more && below === "more" && <Choices {...more} onChoose={perform} />}
      {StylePanel && below === "styles" && <StylePanel now={bar.styles} onChoose={onStyle} />}
    </div>
  );
}

/** What is open below the buttons. */
type Below = "more" | "styles";

function useBelow() {
  const [below, setBelow] = useState<Below | null>(null);
  const [StylePanel, wantPanel] = useLazyPart(loadPanel);
  return {
    below,
    StylePanel,
    /** Opens this, or closes it. */
    turn(to: Below | null): void {
      if (to === "styles") wantPanel(true);
      setBelow(below === to ? null : to);
    },
    /** What had the focus goes with it: the button of the bar that opened it has it again. */
    close(bar: HTMLElement): void {
      bar.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      setBelow(null);
    },
  };
}

/** Who gives words no font fetches nothing of it. */
const loadPanel = async () => (await import("./style-panel.tsx")).StylePanel;

/** Shows the bar near what is selected, and puts the focus into it where that is wanted. */
function usePlaceAt(bar: BarState, takesFocus: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.showPopover(), []);
  useNear(place, bar);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [takesFocus]);
  return place;
}

type ButtonRowProps<Act extends string> = Pick<TextBarProps<Act>, "buttons" | "perform"> & {
  extents: BarExtents;
  below: Below | null;
  onTurned: (to: Below) => void;
};

/** The buttons side by side; Tab comes to the one that was reached last. */
function ButtonRow<Act extends string>(props: ButtonRowProps<Act>) {
  const { buttons, extents, below, perform, onTurned } = props;
  const say = useSay();
  const { groups, more } = buttons;
  const [current, setCurrent] = useState<string>(groups[0]?.[0]?.act ?? "");

  const common = (button: BarButton<string>) => ({
    button,
    isCurrent: current === button.act,
    onReached: () => setCurrent(button.act),
  });

  return (
    <div className="kit-text-bar-row">
      {groups.map((group) => (
        <span className="kit-text-bar-group" key={group[0]?.act}>
          {group.map((each) => (
            <Button
              key={each.act}
              {...common(each)}
              onPress={() => perform(each.act)}
              aria-pressed={each.isDeed ? undefined : pressed[extents[each.act] ?? "none"]}
            />
          ))}
        </span>
      ))}
      <span className="kit-text-bar-group">
        <Button
          {...common({ act: "styles", icon: ALargeSmall, label: say(letterWords.styles) })}
          onPress={() => onTurned("styles")}
          aria-expanded={below === "styles"}
        />
        {more && (
          <Button {...common(more)} onPress={() => onTurned("more")} aria-expanded={below === "more"} />
        )}
      </span>
    </div>
  );
}

const pressed = { all: true, some: "mixed", none: false } as const;

function Choices<Act extends string>({
  label,
  choices,
  onChoose,
}: NonNullable<BarButtons<Act>["more"]> & { onChoose: (act: Act) => void }) {
  return (
    <div className="kit-text-bar-row" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.act}
          type="button"
          className="kit-text-bar-button kit-text-bar-choice"
          tabIndex={-1}
          onClick={() => onChoose(choice.act)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

type ButtonProps = {
  button: BarButton<string>;
  isCurrent: boolean;
  onReached: () => void;
  onPress: () => void;
  "aria-pressed"?: boolean | "mixed" | undefined;
  "aria-expanded"?: boolean;
};

function Button({ button: { icon, label }, isCurrent, onReached, onPress, ...state }: ButtonProps) {
  return (
    <button
      type="button"
      className="kit-text-bar-button"
      title={label}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onReached}
      onClick={onPress}
      {...state}
    >
      <Icon of={icon} />
    </button>
  );
}

/** Arrow keys go from button to button, around the ends; up and down as well, below the bar there are rows. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const buttons = [...currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(target as HTMLButtonElement);
  const isTurned = getComputedStyle(currentTarget).direction === "rtl";
  const step = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1, ArrowDown: 1, ArrowUp: -1 }[
    key
  ];
  const wanted = key === "Home" ? 0 : key === "End" ? -1 : step && (at + step) % buttons.length;
  if (wanted === undefined) return false;
  buttons.at(wanted)?.focus();
  return true;
}
