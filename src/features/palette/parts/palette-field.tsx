import type { KeyboardEvent } from "react";
import Search from "lucide-react/icons/search";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { typedMost } from "../model/matching-items.ts";
import { paletteWords } from "../wording.ts";

type PaletteFieldProps = {
  list: string;
  typed: string;
  active: string | null;
  onType: (words: string) => void;
  onStep: (by: 1 | -1) => void;
  onRun: () => void;
};

/** Where one types; its keys work the list below, and the focus stays here. */
export function PaletteField({ list, typed, active, onType, ...ways }: PaletteFieldProps) {
  const say = useSay();
  return (
    <span className="ui-control">
      <Icon of={Search} />
      <input
        type="text"
        dir="auto"
        role="combobox"
        aria-label={say(paletteWords.field)}
        aria-expanded={active !== null}
        aria-controls={active === null ? undefined : list}
        aria-activedescendant={active ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={typedMost}
        placeholder={say(paletteWords.placeholder)}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => press(event, { active, ...ways })}
      />
    </span>
  );
}

type Ways = Pick<PaletteFieldProps, "active" | "onStep" | "onRun">;

function press(event: KeyboardEvent, { active, onStep, onRun }: Ways): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing || ctrlKey || altKey || metaKey) return;
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    Enter: onRun,
    // Tab takes what is marked (CPAL-02); back with Shift it leads to the button that closes.
    ...(shiftKey || active === null ? {} : { Tab: onRun }),
  };
  const deed = deeds[key];
  if (!deed) return;
  event.preventDefault();
  deed();
}
