import { useEffect } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { menuEditWords } from "../editing/wording.ts";

/** Asks whether changes of the menu are given up; leaving the question keeps them. */
export function DiscardDialog({ onAnswer }: { onAnswer: (discards: boolean) => void }) {
  const say = useSay();
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <DialogFrame
      title={say(menuEditWords.discardTitle)}
      size="ask"
      cancelLabel={say(menuEditWords.keepEditing)}
      confirm={{ label: say(menuEditWords.discard), look: "danger", perform: () => onAnswer(true) }}
    >
      <p className="ui-dialog-text">{say(menuEditWords.discardHint)}</p>
    </DialogFrame>
  );
}
