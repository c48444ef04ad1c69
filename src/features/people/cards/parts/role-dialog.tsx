import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { changeRole } from "../../contract.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import type { PersonActed } from "./use-person-acts.tsx";
import { peopleDialogWords } from "../../wording.ts";
import { RoleChoice } from "./role-choice.tsx";

export function RoleDialog({
  person,
  roles,
}: {
  person: Omit<PersonActed, "withSubsites">;
  roles: readonly SiteRole[];
}) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [role, setRole] = useState<SiteRole>(person.role);

  async function perform(): Promise<Outcome> {
    const answer = await send(changeRole, { id: person.id, role });
    if (!answer.success) return sayRefusal(answer, "change-role");
    tell({ text: say(peopleDialogWords.roleDone, { name: person.name }) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(peopleDialogWords.roleTitle, { name: person.name })}
      confirm={{ label: say(peopleDialogWords.saveRole), perform }}
    >
      <RoleChoice roles={roles} value={role} onChange={setRole} />
    </DialogFrame>
  );
}
