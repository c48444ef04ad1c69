import { useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useSay } from "#ui/language.tsx";
import type { Chosen } from "../parts/chosen.ts";
import type { importScreen } from "../screen.ts";
import { importingWords as words } from "../wording.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { ChosenFiles } from "./chosen-files.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { SendingFiles } from "./sending-files.tsx";
import { useSending } from "./use-sending.ts";
import "./import.css";

/** Brings files in as pages: choose, say where to, and send. */
export function ImportScreen(props: { data: ScreenData<typeof importScreen>; frame: Frame }) {
  const say = useSay();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // What was typed stays when the sending fails.
  const [into, setInto] = useState<string | null>(null);
  const { sending, trouble, begin, stop } = useSending();
  const { title, imports } = props.data;
  function choose(next: Chosen | null) {
    setInto(null);
    setChosen(next);
  }

  return (
    <SettingsSheet title={title} help={say(words.help)}>
      {sending ? (
        <SendingFiles sending={sending} onStop={stop} />
      ) : chosen ? (
        <ChosenFiles
          chosen={chosen}
          trouble={trouble}
          typed={into}
          onStart={(folder) => {
            setInto(folder);
            void begin(chosen, folder);
          }}
          onOther={() => choose(null)}
        />
      ) : (
        <ChooseFiles onChosen={choose} />
      )}
      {!sending && <EarlierImports imports={imports} />}
    </SettingsSheet>
  );
}
