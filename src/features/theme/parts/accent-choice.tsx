import { useId, useState } from "react";
import { type Hex, hexFrom } from "#kernel/colour.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { accents } from "../model/accents.ts";
import { themeWords } from "../wording.ts";
import { ContrastNote } from "./contrast-note.tsx";

type AccentChoiceProps = {
  accent: Hex;
  typed: string | null;
  onChange: (accent: Hex) => void;
  /** What was typed as long as it is no colour, else null. */
  onTyped: (typed: string | null) => void;
};

/** Good accents to choose from, and any colour by its code; what cannot be read is adjusted, and said. */
export function AccentChoice({ accent, typed, onChange, onTyped }: AccentChoiceProps) {
  const say = useSay();
  const [shownError, showError] = useState(false);

  function choose(hex: Hex) {
    onTyped(null);
    onChange(hex);
  }

  function type(text: string) {
    const hex = hexFrom(text);
    onTyped(text);
    showError(false);
    if (hex) onChange(hex);
  }

  // What was typed stays as it was typed, until the colour is another one: chosen elsewhere, or brought back by Undo.
  const meant = typed === null ? null : (hexFrom(typed) ?? accent);
  const code = typed !== null && meant === accent ? typed : accent.toUpperCase();
  const isWrong = hexFrom(code) === null;
  return (
    <div className="theme-accent" onBlur={() => showError(isWrong)}>
      <Swatches accent={isWrong ? null : accent} onChoose={choose} />
      <div className="theme-own-colour">
        <TextField
          label={say(themeWords.ownColour)}
          value={code}
          limit={9}
          onChange={type}
          error={isWrong && shownError && say(themeWords.colourWrong)}
        />
        <Picker accent={accent} onChoose={choose} />
      </div>
      <ContrastNote accent={accent} />
    </div>
  );
}

type Choosing = { accent: Hex; onChoose: (hex: Hex) => void };

/** The platform's own way to pick a colour. */
function Picker({ accent, onChoose }: Choosing) {
  const say = useSay();
  return (
    <input
      type="color"
      className="theme-colour-picker"
      aria-label={say(themeWords.pickColour)}
      value={accent}
      onChange={(event) => onChoose(hexFrom(event.currentTarget.value) ?? accent)}
    />
  );
}

function Swatches({ accent, onChoose }: Omit<Choosing, "accent"> & { accent: Hex | null }) {
  const say = useSay();
  const name = useId();
  return (
    <span className="theme-swatches" role="radiogroup" aria-label={say(themeWords.accent)}>
      {accents.map((each) => (
        <label
          key={each.name}
          className="theme-swatch"
          title={say(themeWords[each.name])}
          style={cssVariables({ "--swatch": each.hex })}
        >
          <input
            type="radio"
            className="ui-unseen"
            name={name}
            aria-label={say(themeWords[each.name])}
            checked={each.hex === accent}
            onChange={() => onChoose(each.hex)}
          />
        </label>
      ))}
    </span>
  );
}
