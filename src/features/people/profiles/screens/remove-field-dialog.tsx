import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { fieldWords as words } from "../wording.ts";
import type { FieldShown, SaveFields } from "./use-field-acts.tsx";

type Props = { field: FieldShown; fields: readonly FieldShown[]; save: SaveFields };

/** Says what goes with a field before it goes. */
export function RemoveFieldDialog({ field, fields, save }: Props) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { id, label, people } = field;

  async function perform(): Promise<Outcome> {
    const rest = fields.filter((each) => each.id !== id);
    const answer = await save(rest, { words: words.removed, label });
    if (!answer.success) return sayRefusal(answer, "profile-fields");
  }

  return (
    <DialogFrame
      title={say(words.removeTitle, { label })}
      size="ask"
      confirm={{ label: say(words.remove), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.removeHelp, { count: people })}</p>
    </DialogFrame>
  );
}
