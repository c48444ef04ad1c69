import { useState } from "react";
import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { deleteGroup, makeGroup, renameGroup } from "../contract.ts";
import { groupNameMost } from "../rules.ts";
import { useUndoNotice } from "../parts/use-undo-notice.ts";
import { groupWords as words } from "../wording.ts";
import type { GroupShown } from "./use-group-acts.tsx";

/** Makes a group, or gives one another name. */
export function GroupNameDialog({ group }: { group: GroupShown | null }) {
  const say = useSay();
  const done = useUndoNotice();
  const sayRefusal = useDialogRefusals();
  const [name, setName] = useState(group?.name ?? "");

  async function make(): Promise<Outcome> {
    const answer = await send(makeGroup, { name });
    if (!answer.success) return sayRefusal(answer, "groups");
    await done(say(words.made, { name }), () => send(deleteGroup, { id: answer.id }));
  }
  async function rename({ id }: GroupShown): Promise<Outcome> {
    const answer = await send(renameGroup, { id, name });
    if (!answer.success) return sayRefusal(answer, "groups");
    await done(say(words.renamed, { name }), () => send(renameGroup, { id, name: answer.before }));
  }

  return (
    <DialogFrame
      title={group ? say(words.renameTitle, { name: group.name }) : say(words.newTitle)}
      confirm={{
        label: say(group ? words.save : words.make),
        perform: () => (group ? rename(group) : make()),
      }}
    >
      <TextField label={say(words.name)} value={name} limit={groupNameMost} onChange={setName} />
    </DialogFrame>
  );
}
