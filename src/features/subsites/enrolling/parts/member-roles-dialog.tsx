import { useState } from "react";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import { LeftOut } from "#features/people/several/parts/left-out.tsx";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { answerWords } from "../../wording.ts";
import { changeMemberRoles, removeMembers } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";
import { usePlacing } from "./use-placing.ts";
import type { MembersAsked } from "./member-selection-bar.tsx";

/** Gives several people of a subsite a role; removing them is one of the choices (MEMB-13). */
export function MemberRolesDialog({ ids, may, subsite, onDone }: MembersAsked) {
  const say = useSay();
  const placed = usePlacing();
  const sayRefusal = useDialogRefusals();
  const [role, setRole] = useState<SubsiteRole | "delete">("viewer");
  const isRemoval = role === "delete";

  async function perform(): Promise<Outcome> {
    const asked = { id: subsite.id, ...among(ids) };
    const told = { name: subsite.name, onDone };
    if (isRemoval) {
      const answer = await send(removeMembers, asked, severalTime);
      if (!answer.success) return sayRefusal(answer, "change-role");
      return placed(answer, { ...told, text: words.removeDone });
    }
    const answer = await send(changeMemberRoles, { ...asked, role }, severalTime);
    if (!answer.success) return sayRefusal(answer, "change-role");
    return placed(answer, { ...told, text: words.roleDone });
  }

  const removal = { value: "delete", label: say(words.removeFrom), hint: say(words.removeHint) } as const;
  return (
    <DialogFrame
      title={say(words.roleTitle, { count: may.allowed, name: subsite.name })}
      confirm={{
        label: say(isRemoval ? words.remove : words.saveRole),
        look: isRemoval ? "danger" : "primary",
        perform,
      }}
    >
      <RadioCards
        label={say(answerWords.role)}
        value={role}
        onChange={(next) => setRole(next as SubsiteRole | "delete")}
        options={[...roleOptions(say), removal]}
      />
      <LeftOut left={may.left} />
    </DialogFrame>
  );
}
