import { type ReactNode, useInsertionEffect } from "react";
import { useSay } from "#ui/language.tsx";
import { fontFamilies, type FontFamily } from "./font-families.ts";
import {
  letterColours,
  normalStep,
  sizeSteps,
  type StyleName,
  type StyleValue,
  styleClass,
} from "./letter-styles.ts";
import type { StylesNow } from "./set-style.ts";
import { wearStyle } from "./wear-style.ts";
import { letterWords } from "./wording.ts";
import "./style-panel.css";

type PanelProps = { now: StylesNow; onChoose: (name: StyleName, value: StyleValue | null) => void };

/** Size, colour and font of the selected words; each family is shown in its own face (TEXT-07). Tab comes to what is chosen, arrow keys to the rest. */
export function StylePanel(props: PanelProps) {
  const say = useSay();
  return (
    <div className="kit-styles" role="group" aria-label={say(letterWords.styles)}>
      <div className="kit-styles-row">
        <Sizes {...props} />
        <Colours {...props} />
      </div>
      <Fonts {...props} />
    </div>
  );
}

function Sizes({ now, onChoose }: PanelProps) {
  const say = useSay();
  return (
    <span className="kit-styles-group" role="group" aria-label={say(letterWords.size)}>
      {sizeSteps.map((step) => {
        const value = step === normalStep ? null : step;
        const label = say(value === null ? letterWords.normalSize : letterWords.sizeStep, { step });
        return (
          <Choice key={step} label={label} isOn={now.size === value} onPress={() => onChoose("size", value)}>
            {step}
          </Choice>
        );
      })}
    </span>
  );
}

function Colours({ now, onChoose }: PanelProps) {
  const say = useSay();
  useInsertionEffect(() => wearStyle("colour", "accent"), []);
  return (
    <span className="kit-styles-group" role="group" aria-label={say(letterWords.colour)}>
      {[null, ...letterColours].map((role) => (
        <Choice
          key={role}
          label={say(letterWords[role ?? "plainColour"])}
          isOn={now.colour === role}
          onPress={() => onChoose("colour", role)}
        >
          <span className={role === null ? "kit-styles-plain" : styleClass("colour", role)}>A</span>
        </Choice>
      ))}
    </span>
  );
}

function Fonts({ now, onChoose }: PanelProps) {
  const say = useSay();
  return (
    <div className="kit-styles-fonts" role="group" aria-label={say(letterWords.font)}>
      <button
        type="button"
        className="kit-styles-font kit-styles-page"
        tabIndex={typeof now.font === "string" ? -1 : 0}
        aria-pressed={now.font === null}
        onClick={() => onChoose("font", null)}
      >
        {say(letterWords.plainFont)}
      </button>
      {fontFamilies.map((family) => (
        <Font
          key={family.id}
          family={family}
          isOn={now.font === family.id}
          onPress={() => onChoose("font", family.id)}
        />
      ))}
    </div>
  );
}

/** Its file is fetched when it is scrolled to: what is out of sight is not drawn (`content-visibility`). */
function Font({ family, isOn, onPress }: { family: FontFamily; isOn: boolean; onPress: () => void }) {
  const say = useSay();
  useInsertionEffect(() => wearStyle("font", family.id), [family.id]);
  return (
    <button
      type="button"
      className="kit-styles-font"
      tabIndex={isOn ? 0 : -1}
      aria-pressed={isOn}
      aria-label={family.like && say(letterWords.likeFont, { font: family.name, like: family.like })}
      onClick={onPress}
    >
      <span className={styleClass("font", family.id)}>{family.name}</span>
      {family.like && <small>{family.like}</small>}
    </button>
  );
}

type ChoiceProps = { label: string; isOn: boolean; onPress: () => void; children: ReactNode };

function Choice({ label, isOn, onPress, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className="kit-text-bar-button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      tabIndex={isOn ? 0 : -1}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
