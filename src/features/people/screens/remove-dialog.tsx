import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removePerson } from "../contract.ts";
import { useDialogRefusals } from "../rights-requests/parts/use-refusals.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleDialogWords } from "../wording.ts";

export function RemoveDialog({ person }: { person: PersonShown }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { name } = person;

  async function perform(): Promise<Outcome> {
    const answer = await send(removePerson, { id: person.id });
    if (!answer.success) return sayRefusal(answer, "remove-person");
    tell({ text: say(peopleDialogWords.removeDone, { name }) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(peopleDialogWords.removeTitle, { name })}
      size="ask"
      confirm={{ label: say(peopleDialogWords.removeConfirm), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(peopleDialogWords.removeHelp, { name })}</p>
    </DialogFrame>
  );
}
