import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { answerWords, subsitePeopleWords as words } from "../../wording.ts";
import { roleOptions } from "../../parts/role-options.ts";
import { setSubsitePermissions } from "../../contract.ts";
import { roleChosen } from "../model/chosen.ts";
import type { SubsitePerson } from "../screen.ts";

/** Gives somebody another role in a subsite. */
export function MembershipDialog(props: {
  person: Pick<SubsitePerson, "id" | "name" | "role">;
  subsite: { id: number; name: string };
}) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { person, subsite } = props;
  const [role, setRole] = useState<SubsiteRole>(person.role);

  async function perform(): Promise<Outcome> {
    const answer = await send(setSubsitePermissions, roleChosen(person.id, subsite.id, role));
    if (!answer.success) return sayRefusal(answer, "change-role");
    tell({ text: say(words.roleDone, { name: person.name }) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(words.roleTitle, { name: person.name })}
      confirm={{ label: say(words.saveRole), perform }}
    >
      <RadioCards
        label={say(answerWords.role)}
        value={role}
        onChange={(chosen) => setRole(chosen as SubsiteRole)}
        options={roleOptions(say)}
      />
    </DialogFrame>
  );
}
