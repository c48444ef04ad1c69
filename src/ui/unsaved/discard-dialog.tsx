import { useEffect } from "react";
import { DialogFrame } from "../dialog-frame.tsx";
import { useSay } from "../language.tsx";
import { unsavedWords } from "./wording.ts";

/** Asks whether changes that are not saved are given up; leaving the question keeps them. `hint` says what would be lost. */
export function DiscardDialog({ hint, onAnswer }: { hint: string; onAnswer: (discards: boolean) => void }) {
  const say = useSay();
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <DialogFrame
      title={say(unsavedWords.title)}
      size="ask"
      cancelLabel={say(unsavedWords.keepEditing)}
      confirm={{ label: say(unsavedWords.discard), look: "danger", perform: () => onAnswer(true) }}
    >
      <p className="ui-dialog-text">{hint}</p>
    </DialogFrame>
  );
}
