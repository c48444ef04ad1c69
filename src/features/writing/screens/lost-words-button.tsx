import { useReducer } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { draftWords } from "../wording.ts";
import type { RunningSession } from "../tab/running-session.ts";

/** Stands in the bar while this browser keeps words that the draft, begun anew, does not hold. */
export function LostWordsButton({ session }: { session: RunningSession }) {
  const say = useSay();
  const dialogs = useDialogs();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const lost = session.lostWords();
  if (lost.length === 0) return null;

  function forget() {
    for (const words of lost) words.forget();
    again();
  }

  async function dialog() {
    const { LostWordsDialog } = await import("./lost-words-dialog.tsx");
    return <LostWordsDialog texts={lost.flatMap(({ texts }) => texts)} onForget={forget} />;
  }

  return (
    <Button size="small" onPress={() => dialogs.open(dialog)}>
      {say(draftWords.showMyWords)}
    </Button>
  );
}
