import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import { LeftOut } from "#features/people/several/parts/left-out.tsx";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { removeMembers } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";
import { usePlacing } from "./use-placing.ts";
import type { MembersAsked } from "./member-selection-bar.tsx";

/** Asks before several people are taken out of the subsite whose list it is. */
export function RemoveMembersDialog({ ids, may, subsite, onDone }: MembersAsked) {
  const say = useSay();
  const placed = usePlacing();
  const sayRefusal = useDialogRefusals();

  async function perform(): Promise<Outcome> {
    const answer = await send(removeMembers, { id: subsite.id, ...among(ids) }, severalTime);
    if (!answer.success) return sayRefusal(answer, "remove-person");
    return placed(answer, { text: words.removeDone, name: subsite.name, onDone });
  }

  return (
    <DialogFrame
      title={say(words.removeTitle, { count: may.allowed, name: subsite.name })}
      size="ask"
      confirm={{ label: say(words.remove), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.removeHelp)}</p>
      <LeftOut left={may.left} />
    </DialogFrame>
  );
}
