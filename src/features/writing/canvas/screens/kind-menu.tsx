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
  const { groups, active, kinds, press } = useKindChoice(words);
  const close = () => canvas.offer.set(null);
  useAnchored(popup, anchor, {
    align: "start",
    onClose: close,
    onShown: (element) => element.querySelector("input")?.focus(),
  });

  function choose(kind: WidgetKind) {
    popup.current?.hidePopover();
    close();
    addKind(canvas, kind, place);
  }

  function type(event: KeyboardEvent) {
    const kind = kinds[active];
    if (press(event.key) !== null) event.preventDefault();
    if (event.key === "Enter" && kind && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(kind);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      popup.current?.hidePopover();
    }
  }

  return (
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={say(arrangingWords.addHere)}
      className="ui-overlay canvas-menu"
    >
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
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={type}
        />
      </span>
      <KindOptions id={list} groups={groups} active={active} onChoose={choose} />
    </div>
  );
}
