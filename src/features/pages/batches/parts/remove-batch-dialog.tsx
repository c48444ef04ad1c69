import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { trashWords } from "../../trash/wording.ts";
import { batchWords } from "../wording.ts";

/** Asks before several pages go for good (TRSH-19). */
export function RemoveBatchDialog({ count, onRemove }: { count: number; onRemove: () => Promise<Outcome> }) {
  const say = useSay();
  return (
    <DialogFrame
      title={say(batchWords.removeTitle, { count })}
      size="ask"
      confirm={{ label: say(trashWords.remove), look: "danger", perform: onRemove }}
    >
      <p className="ui-dialog-text">{say(batchWords.removeText, { count })}</p>
    </DialogFrame>
  );
}
