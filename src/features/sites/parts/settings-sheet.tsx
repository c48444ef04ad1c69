import type { ReactNode } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
import { siteWords } from "../wording.ts";
import "./settings-sheet.css";

/** The sheet of a settings screen, with the way back to the settings home. */
export function SettingsSheet(props: {
  title: string;
  help?: string;
  width?: "form" | "reading";
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <Screen
      title={props.title}
      width={props.width ?? "form"}
      above={<TextLink href="/settings/">{say(siteWords.settings)}</TextLink>}
      help={props.help}
    >
      {props.children}
    </Screen>
  );
}
