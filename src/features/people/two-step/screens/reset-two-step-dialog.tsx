import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { resetTwoStep } from "../contract.ts";
import { resetTwoStepWords as words } from "../wording.ts";

/** Asks before somebody's second step is taken away: it cannot be given back, only set up anew by themself. */
export function ResetTwoStepDialog({ person }: { person: { readonly id: number; readonly name: string } }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { id, name } = person;

  async function perform(): Promise<Outcome> {
    const answer = await send(resetTwoStep, { id });
    if (!answer.success) return sayRefusal(answer, "change-role");
    tell({ text: say(words.done) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(words.title, { name })}
      confirm={{ label: say(words.confirm), look: "danger", perform }}
    >
      <div className="ui-dialog-text">
        <p>{say(words.help, { name })}</p>
      </div>
    </DialogFrame>
  );
}
