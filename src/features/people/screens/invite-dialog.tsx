import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { invitePeople } from "../invites/contract.ts";
import { inviteesIn } from "../invites/rules.ts";
import { useDialogRefusals } from "../rights-requests/parts/use-refusals.tsx";
import { peopleDialogWords } from "../wording.ts";
import { RoleChoice } from "./role-choice.tsx";

/** How long the sentence of a failure stays (INVT-11). */
const errorSeconds = 20;

/** Invites everybody in a typed or pasted list; the text stays as long as one address in it is refused. */
export function InviteDialog({ roles }: { roles: readonly SiteRole[] }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const field = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState("");
  const [role, setRole] = useState<SiteRole>("member");
  const [marked, setMarked] = useState("");

  async function perform(): Promise<Outcome> {
    const invitees = inviteesIn(pasted);
    if (invitees.length === 0) return refuse(say(peopleDialogWords.noAddress));
    const answer = await send(invitePeople, { data: { addrs: invitees, role_id: role } });
    if (!answer.success) {
      const bad = invitees.filter((_, place) => `data.addrs.${place}.email` in answer.fields);
      setMarked(bad.map(({ email }) => email).join(", "));
      return refuse(await sayRefusal(answer, "invite-people"));
    }
    tell({ text: say(peopleDialogWords.inviteDone, { count: answer.nr_invited }) });
    await revisit();
  }

  function refuse<Why>(why: Why): Why {
    requestAnimationFrame(() => field.current?.querySelector("textarea")?.focus());
    return why;
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
