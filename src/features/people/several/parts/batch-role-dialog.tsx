import { useState } from "react";
import { send } from "#client/call.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { RoleChoice } from "../../cards/parts/role-choice.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { changeRoles } from "../contract.ts";
import { among, severalTime } from "../model/wire.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { LeftOut } from "./left-out.tsx";
import type { Checked } from "./use-people-deeds.tsx";
import { usePeopleDone } from "./use-people-done.ts";

/** Gives several people a role. */
export function BatchRoleDialog(props: {
  ids: readonly number[];
  may: Checked;
  roles: readonly SiteRole[];
  onDone: () => void;
}) {
  const say = useSay();
  const done = usePeopleDone();
  const sayRefusal = useDialogRefusals();
  const { ids, may, roles, onDone } = props;
  const [role, setRole] = useState<SiteRole>("member");

  async function perform(): Promise<Outcome> {
    const answer = await send(changeRoles, { ...among(ids), role }, severalTime);
    if (!answer.success) return sayRefusal(answer, "change-role");
    // What was chosen stays where none of it was done.
    if (answer.task === null) return answer.left.join(" ") || say(words.noneAllowed);
    onDone();
    void done(say(words.roleDone, { count: answer.done }), answer);
  }

  return (
    <DialogFrame
      title={say(words.roleTitle, { count: may.allowed })}
      confirm={{ label: say(words.saveRole), perform }}
    >
      <RoleChoice roles={roles} value={role} onChange={setRole} />
      <LeftOut left={may.left} />
    </DialogFrame>
  );
}
