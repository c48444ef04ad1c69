import { useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { Screen } from "#ui/screen.tsx";
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
  const [chosen, choose] = useState<Chosen | null>(null);
  const { sending, trouble, begin, stop } = useSending();
  const { title, imports } = props.data;

  return (
    <Screen title={title} width="form" help={say(words.help)}>
      {sending ? (
        <SendingFiles sending={sending} onStop={stop} />
      ) : chosen ? (
        <ChosenFiles
          chosen={chosen}
          trouble={trouble}
          onStart={(into) => void begin(chosen, into)}
          onOther={() => choose(null)}
        />
      ) : (
        <ChooseFiles onChosen={choose} />
      )}
      {!sending && <EarlierImports imports={imports} />}
    </Screen>
  );
}
