import { send } from "#client/call.ts";
import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { type readGroupDeletion, deleteGroup, restoreGroup } from "../contract.ts";
import { useUndoNotice } from "../parts/use-undo-notice.ts";
import { groupWords as words } from "../wording.ts";
import type { GroupShown } from "./use-group-acts.tsx";

/** Says who loses access before a group is deleted. */
export function DeleteGroupDialog(props: { group: GroupShown; losing: OutputOf<typeof readGroupDeletion> }) {
  const say = useSay();
  const done = useUndoNotice();
  const sayRefusal = useDialogRefusals();
  const { id, name } = props.group;
  const { count, names } = props.losing;

  async function perform(): Promise<Outcome> {
    const answer = await send(deleteGroup, { id });
    if (!answer.success) return sayRefusal(answer, "groups");
    await done(say(words.deleted, { name }), () => send(restoreGroup, { id }));
  }

  return (
    <DialogFrame
      title={say(words.deleteTitle, { name })}
      confirm={{ label: say(words.delete), perform, look: "danger" }}
    >
      <p>{count === 0 ? say(words.losesNobody) : say(words.loses, { count })}</p>
      <ul className="groups-names">
        {names.map((each, at) => (
          <li key={at}>{each}</li>
        ))}
        {count > names.length && <li>{say(words.more, { count: count - names.length })}</li>}
      </ul>
    </DialogFrame>
  );
}
