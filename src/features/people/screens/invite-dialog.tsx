import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { invitePeople } from "../invites/contract.ts";
import { invitation, invitedCount, refusedInvitees } from "../invites/model/invitation.ts";
import { inviteesIn } from "../invites/rules.ts";
import { useDialogRefusals } from "../rights-requests/parts/use-refusals.tsx";
import { peopleDialogWords } from "../wording.ts";
import { RoleChoice } from "./role-choice.tsx";

/** How long the sentence of a failure stays (INVT-11). */
const errorSeconds = 20;

/** Invites everybody in a typed or pasted list; the text stays as long as one address in it is refused. */
export function InviteDialog({ roles }: { roles: readonly SiteRole[] }) {
  const say = useSay();
  const field = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState("");
  const [role, setRole] = useState<SiteRole>("member");
  const { marked, invite } = useInviting();

  async function perform(): Promise<Outcome> {
    const refused = await invite(pasted, role);
    if (refused !== undefined) requestAnimationFrame(() => field.current?.querySelector("textarea")?.focus());
    return refused;
  }

  return (
    <DialogFrame
      title={say(peopleDialogWords.inviteTitle)}
      description={say(peopleDialogWords.inviteHelp)}
      size="invite"
      errorSeconds={errorSeconds}
      confirm={{ label: say(peopleDialogWords.sendInvitations), perform }}
    >
      <div ref={field}>
        <TextArea
          label={say(peopleDialogWords.addresses)}
          hint={say(peopleDialogWords.addressesHelp)}
          rows={4}
          value={pasted}
          onChange={setPasted}
          error={marked}
        />
      </div>
      <RoleChoice roles={roles} value={role} onChange={setRole} />
    </DialogFrame>
  );
}

/** Sends the invitations; `marked` are the addresses that were refused. */
function useInviting() {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [marked, setMarked] = useState("");

  async function invite(pasted: string, role: SiteRole): Promise<Outcome> {
    const invitees = inviteesIn(pasted);
    if (invitees.length === 0) return say(peopleDialogWords.noAddress);
    const answer = await send(invitePeople, invitation(invitees, role));
    if (!answer.success) {
      const bad = refusedInvitees(invitees, answer.fields);
      setMarked(bad.map(({ email }) => email).join(", "));
      return sayRefusal(answer, "invite-people");
    }
    tell({ text: say(peopleDialogWords.inviteDone, { count: invitedCount(answer) }) });
    await revisit();
  }

  return { marked, invite };
}
