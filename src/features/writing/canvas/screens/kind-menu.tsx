import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useAnchored } from "#ui/use-anchored.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { useCanvas } from "./canvas.ts";
import { addKind } from "./commands.ts";
import { KindOptions, optionId } from "./kind-options.tsx";
import { useKindChoice } from "./use-kind-choice.ts";

/** The list of kinds that a `+` opens beside itself, on phones as a sheet. */
export function KindMenu({ place, anchor }: { place: Place; anchor: RefObject<HTMLButtonElement | null> }) {
  const canvas = useCanvas();
  const { say } = canvas;
  const list = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  const choice = useKindChoice(words);
  const hide = () => popup.current?.hidePopover();
  const close = () => canvas.offer.set(null);
  useAnchored(popup, anchor, {
    align: "start",
    onClose: close,
    onShown: (element) => element.querySelector("input")?.focus(),
  });

  function choose(kind: WidgetKind) {
    hide();
    close();
    addKind(canvas, kind, place);
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={say(arrangingWords.addHere)}
      className="ui-overlay canvas-menu"
    >
      <KindSearch {...{ list, words, choice }} onWords={setWords} onEnter={choose} onEscape={hide} />
      <KindOptions id={list} groups={choice.groups} active={choice.active} onChoose={choose} />
    </div>
  );
}

type KindSearchProps = {
  /** The id of the list of what is found. */
  list: string;
  words: string;
  choice: ReturnType<typeof useKindChoice>;
  onWords: (words: string) => void;
  onEnter: (kind: WidgetKind) => void;
  onEscape: () => void;
};

/** The field that the focus stays in while its arrow keys go through the list. */
function KindSearch({ list, words, choice, onWords, onEnter, onEscape }: KindSearchProps) {
  const { say } = useCanvas();
  const { kinds, active, press } = choice;

  function type(event: KeyboardEvent) {
    const kind = kinds[active];
    if (press(event.key) !== null) event.preventDefault();
    if (event.key === "Enter" && kind && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter(kind);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
  }

  return (
    <span className="ui-control">
      <Icon of={Search} />
      <input
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={kinds.length > 0 ? optionId(list, active) : undefined}
        aria-autocomplete="list"
        aria-label={say(arrangingWords.searchHere)}
        placeholder={say(arrangingWords.searchHere)}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        onKeyDown={type}
      />
    </span>
  );
}
