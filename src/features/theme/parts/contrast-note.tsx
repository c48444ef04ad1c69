import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Hex } from "#kernel/colour.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { type Adjusted, adjustedFrom } from "../model/adjusted.ts";
import { themeWords } from "../wording.ts";

/** Says that a colour is used in another shade, and shows both; the region is always there, so that it is announced. */
export function ContrastNote({ accent }: { accent: Hex }) {
  const adjusted = adjustedFrom(accent);
  return (
    <div className="theme-note-place" role="status">
      {adjusted && <Note adjusted={adjusted} />}
    </div>
  );
}

function Note({ adjusted: { why, picked, used } }: { adjusted: Adjusted }) {
  const say = useSay();
  return (
    <div className="theme-note">
      <Icon of={TriangleAlert} />
      <strong>{say(themeWords[why])}</strong>
      <p>{say(themeWords[why === "tooLight" ? "tooLightHelp" : "tooDarkHelp"])}</p>
      <dl>
        <Shade name={say(themeWords.picked)} {...picked} />
        <Shade name={say(themeWords.used)} {...used} />
      </dl>
    </div>
  );
}

function Shade({ name, hex, ratio }: { name: string; hex: Hex; ratio: number }) {
  const say = useSay();
  return (
    <div style={cssVariables({ "--swatch": hex })}>
      <dt>{name}</dt>
      <dd>
        {hex.toUpperCase()}, {say(themeWords.ratio, { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
      </dd>
    </div>
  );
}
