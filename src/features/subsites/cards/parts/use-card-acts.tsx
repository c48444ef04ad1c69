import type { Acting } from "#features/people/cards/parts/person-entries.ts";
import { usePersonActs } from "#features/people/cards/parts/use-person-acts.tsx";
import { peopleDialogWords } from "#features/people/wording.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useBelongingDialogs } from "../../belonging/parts/use-belonging-actions.tsx";
import type { Card } from "../model/card.ts";

/** Does all that a card offers; `before` is done first, as closing the card is. */
export function useCardActs(card: Card, before: () => void = () => {}): Acting {
  const say = useSay();
  const { open } = useDialogs();
  const { id, name, isSelf, acts } = card;
  const alone = usePersonActs({ id, name, role: acts.role, withSubsites: acts.withSubsites }, acts.roles);
  const { subsite } = acts;
  const { level, invite } = useBelongingDialogs({ id, name }, subsite?.id);

  return (action) => {
    before();
    if (action === "permissions" && subsite)
      open(async () => {
        const { MembershipDialog } = await import("../../membership/parts/membership-dialog.tsx");
        return <MembershipDialog person={{ id, name, role: subsite.role }} subsite={subsite} />;
      }, say(peopleDialogWords.permissionsNotLoaded));
    else if (action === "remove-from-subsite" && subsite)
      open(async () => {
        if (isSelf) {
          const { LeaveDialog } = await import("../../parts/leave-dialog.tsx");
          return <LeaveDialog subsite={subsite} me={id} />;
        }
        const { EndMembershipDialog } = await import("../../membership/parts/end-membership-dialog.tsx");
        return <EndMembershipDialog person={{ id, name, role: subsite.role }} subsite={subsite} />;
      });
    else if (action === "notifications") level();
    else if (action === "invite-to-subsite") invite();
    else alone(action);
  };
}
