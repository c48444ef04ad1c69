import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removeCompany } from "../contract.ts";
import { companyWords as words } from "../wording.ts";

/** Says what becomes of those who sign in by it before it goes: there is no way back but to set it up again. */
export function RemoveCompanyDialog(props: { people: number; withoutPassword: number }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { people, withoutPassword } = props;

  async function perform(): Promise<Outcome> {
    const answer = await send(removeCompany, {});
    if (!answer.success) return sayRefusal(answer, "change-settings");
    tell({ text: say(words.removed) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(words.removeTitle)}
      size="ask"
      confirm={{ label: say(words.remove), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.removeHelp, { count: people })}</p>
      {withoutPassword > 0 && (
        <p className="ui-dialog-text">{say(words.removePasswords, { count: withoutPassword })}</p>
      )}
      <p className="ui-dialog-text">{say(words.removeForGood)}</p>
    </DialogFrame>
  );
}
