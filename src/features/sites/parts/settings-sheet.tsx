import type { ReactNode } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { useSay } from "#ui/language.tsx";
import { siteWords } from "../wording.ts";
import "./settings-sheet.css";

/** The sheet of a settings screen, with the way back to the settings home. */
export function SettingsSheet(props: { title: string; help?: string; children: ReactNode }) {
  const say = useSay();
  return (
    <div className="sites-settings">
      <p className="sites-settings-back">
        <TextLink href="/settings/">{say(siteWords.settings)}</TextLink>
      </p>
      <h1>{props.title}</h1>
      {props.help && <p className="sites-settings-help">{props.help}</p>}
      {props.children}
    </div>
  );
}
