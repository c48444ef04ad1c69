import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { trashWords } from "../wording.ts";

/** Asks before a page goes for good (TRSH-19). */
export function RemoveDialog({ title, onRemove }: { title: string; onRemove: () => Promise<Outcome> }) {
  const say = useSay();
  return (
    <DialogFrame
      title={say(trashWords.removeTitle)}
      size="ask"
      confirm={{ label: say(trashWords.remove), look: "danger", perform: onRemove }}
    >
      <p className="ui-dialog-text">{say(trashWords.removeText, { title })}</p>
    </DialogFrame>
  );
}
