import { useReducer } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { draftWords } from "../wording.ts";
import type { LostWords, RunningSession } from "../tab/running-session.ts";

/** Stands in the bar of edit mode while this browser keeps words that the draft does not take. */
export function LostWordsOf({ session, help }: { session: RunningSession; help: string }) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  return <LostWordsButton words={session.lostWords()} {...{ help }} onForgotten={again} />;
}

/** Opens what somebody wrote and no draft holds, as far as this browser keeps it; `help` says how that came. */
export function LostWordsButton(props: {
  words: readonly LostWords[];
  help: string;
  onForgotten: () => void;
}) {
  const { words, help, onForgotten } = props;
  const say = useSay();
  const dialogs = useDialogs();
  if (words.length === 0) return null;

  function forget() {
    for (const each of words) each.forget();
    onForgotten();
  }

  async function dialog() {
    const { LostWordsDialog } = await import("./lost-words-dialog.tsx");
    return <LostWordsDialog texts={words.flatMap(({ texts }) => texts)} help={help} onForget={forget} />;
  }

  return (
    <Button size="small" onPress={() => dialogs.open(dialog)}>
      {say(draftWords.showMyWords)}
    </Button>
  );
}
