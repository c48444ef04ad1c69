import { useEffect } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { tagWords } from "../wording.ts";

/** Asks whether a text that is no tag yet is given up (TAGP-06); leaving the question keeps it. */
export function NotAddedDialog({ text, onAnswer }: { text: string; onAnswer: (discards: boolean) => void }) {
  const say = useSay();
  useEffect(() => () => onAnswer(false), [onAnswer]);
  return (
    <DialogFrame
      title={say(tagWords.tags)}
      size="ask"
      cancelLabel={say(tagWords.keepEditing)}
      confirm={{ label: say(tagWords.discardText), look: "danger", perform: () => onAnswer(true) }}
    >
      <p className="ui-dialog-text" dir="auto">
        {say(tagWords.notAdded, { text })}
      </p>
    </DialogFrame>
  );
}
