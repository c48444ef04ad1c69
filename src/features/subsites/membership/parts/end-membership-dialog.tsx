import { send } from "#client/call.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useChanged } from "../../belonging/parts/use-changed.ts";
import { removeFromSpace } from "../../contract.ts";
import { leaving } from "../../model/joining.ts";
import { subsitePeopleWords as words } from "../../wording.ts";
import type { SubsitePerson } from "../screen.ts";

/** Takes somebody out of a subsite, with the way back in the same role (MEMB-04). */
export function EndMembershipDialog(props: {
  person: Pick<SubsitePerson, "id" | "name" | "role">;
  subsite: { id: number; name: string };
}) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { id, name, role } = props.person;
  const { changed } = useChanged({ id, name });
  const values = { name, subsite: props.subsite.name };

  async function perform(): Promise<Outcome> {
    const answer = await send(removeFromSpace, leaving(props.subsite.id, id));
    if (!answer.success) return sayRefusal(answer, "remove-person");
    await changed(say(words.removeDone, values), { give: {}, bring: { [props.subsite.id]: role } });
  }

  return (
    <DialogFrame
      title={say(words.removeTitle, values)}
      size="ask"
      confirm={{ label: say(words.removeConfirm), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.removeHelp, values)}</p>
    </DialogFrame>
  );
}
