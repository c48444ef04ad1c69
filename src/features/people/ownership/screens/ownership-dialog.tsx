import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { changeRole } from "../../contract.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import type { SiteRole } from "#kernel/viewer.ts";
import { makeOwners, revokeOwners } from "../contract.ts";
import { named } from "../model/named.ts";
import { ownershipWords as words } from "../wording.ts";
import { Powers } from "./powers.tsx";

type OwnershipDialogProps = {
  person: { readonly id: number; readonly name: string; readonly role: SiteRole };
  offer: "give" | "take";
  withSubsites: boolean;
};

/** Says what a site owner can do and asks, before somebody becomes one or is one no more (OWNR-01, OWNR-04). */
export function OwnershipDialog({ person, offer, withSubsites }: OwnershipDialogProps) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const sayRefusal = useDialogRefusals();
  const { id, name } = person;
  const isGiven = offer === "give";

  async function undo() {
    const answer = await send(changeRole, { id, role: person.role });
    if (!answer.success) return fail(answer);
    tell({ text: say(words.undone, { name }) });
    await revisit();
  }

  async function perform(): Promise<Outcome> {
    const answer = await send(isGiven ? makeOwners : revokeOwners, named(id));
    if (!answer.success) return sayRefusal(answer, "change-role");
    const text = say(isGiven ? words.given : words.taken, { name });
    tell({ text, undo: { label: say(words.undo), perform: () => void undo() } });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(isGiven ? words.giveTitle : words.takeTitle)}
      confirm={{
        label: say(isGiven ? words.giveConfirm : words.takeConfirm),
        look: isGiven ? "primary" : "danger",
        perform,
      }}
    >
      <div className="ui-dialog-text">
        <p>{say(isGiven ? words.giveText : words.takeText, { name })}</p>
        {isGiven && <Powers withSubsites={withSubsites} />}
      </div>
    </DialogFrame>
  );
}
