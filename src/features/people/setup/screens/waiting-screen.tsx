import type { Frame } from "#kernel/frame.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import { useSay } from "#ui/language.tsx";
import { setUpWords } from "../wording.ts";

/** Whatever is asked for before there is a site. */
export function WaitingScreen(props: { frame: Frame }) {
  const say = useSay();
  return (
    <Entrance site={props.frame.site} title={say(setUpWords.waiting)} help={say(setUpWords.waitingHelp)}>
      {null}
    </Entrance>
  );
}
