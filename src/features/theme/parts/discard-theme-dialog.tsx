import { useEffect } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { themeWords } from "../wording.ts";

/** Asks whether changes of the theme are given up; leaving the question keeps them. */
export function DiscardThemeDialog({ onAnswer }: { onAnswer: (discards: boolean) => void }) {
  const say = useSay();
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <DialogFrame
      title={say(themeWords.discardTitle)}
      size="ask"
      cancelLabel={say(themeWords.keepEditing)}
      confirm={{ label: say(themeWords.discard), look: "danger", perform: () => onAnswer(true) }}
    >
      <p className="ui-dialog-text">{say(themeWords.discardHint)}</p>
    </DialogFrame>
  );
}
