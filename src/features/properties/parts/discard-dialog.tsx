import { useEffect } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { propertyWords } from "../wording.ts";

/** Asks whether changes that are not saved are given up; leaving the question keeps them. */
export function DiscardDialog({ onAnswer }: { onAnswer: (discards: boolean) => void }) {
  const say = useSay();
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <DialogFrame
      title={say(propertyWords.discardTitle)}
      size="ask"
      cancelLabel={say(propertyWords.keepEditing)}
      confirm={{ label: say(propertyWords.discard), look: "danger", perform: () => onAnswer(true) }}
    >
      <p className="ui-dialog-text">{say(propertyWords.discardHint)}</p>
    </DialogFrame>
  );
}
