import { defaultAccent } from "#kernel/default-look.ts";
import { type FontPair, fontPairs } from "#kernel/site-look.ts";
import { lookProperties, plainProperties } from "#kernel/look-sheet.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { themeWords } from "../wording.ts";

const names = {
  serif: [themeWords.fontsSerif, themeWords.fontsSerifWith],
  sans: [themeWords.fontsSans, themeWords.fontsSansWith],
  georgia: [themeWords.fontsGeorgia, themeWords.fontsGeorgiaWith],
  device: [themeWords.fontsDevice, themeWords.fontsDeviceWith],
} as const;

/** Fonts of titles and texts, each pair written in itself. */
export function FontChoice({ fonts, onChange }: { fonts: FontPair; onChange: (fonts: FontPair) => void }) {
  const say = useSay();
  const options = fontPairs.map((pair) => ({
    value: pair,
    label: say(names[pair][0]),
    hint: say(names[pair][1]),
    picture: (
      <span
        className="theme-font-sample"
        style={cssVariables({
          ...plainProperties,
          ...lookProperties({ accent: defaultAccent, fonts: pair }),
        })}
        aria-hidden="true"
      >
        {say(themeWords.fontSample)}
      </span>
    ),
  }));
  return (
    <RadioCards
      label={say(themeWords.fonts)}
      options={options}
      value={fonts}
      onChange={(value) => onChange(value as FontPair)}
    />
  );
}
