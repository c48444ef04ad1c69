import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { InviteDialog, type Many } from "#features/people/invites/parts/invite-dialog.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { subsitePeopleWords as words, subsiteRefusals } from "../../wording.ts";
import { addMany } from "../../contract.ts";
import { addedAtOnce, addedMost } from "../../rules.ts";
import { FindContacts } from "./find-contacts.tsx";

/** Brings people of the site into a subsite, and new ones where the viewer may add them (INVT-19). */
export function SubsiteInvite(props: { subsiteId: number; takesNew: boolean; autoJoins: boolean }) {
  const say = useSay();
  const { subsiteId, takesNew, autoJoins } = props;
  const addAll = useAddingMany(subsiteId);
  return (
    <InviteDialog
      options={roleOptions(say)}
      initial="viewer"
      help={say(takesNew ? words.inviteHelp : sentenceOf(subsiteRefusals, "accounts-only"))}
      autoJoins={autoJoins}
      many={{ from: addedAtOnce + 1, most: addedMost, send: addAll }}
      above={(write) => <FindContacts onChoose={({ name, email }) => write(`${name} <${email}>`)} />}
    />
  );
}

/** Long lists are worked off in the background, those of each role by themselves: the screen that shows how far is opened. */
function useAddingMany(subsiteId: number): Many["send"] {
  const sayRefusal = useDialogRefusals();
  return async (parts, autoJoin) => {
    for (const { role, invitees } of parts) {
      const people = JSON.stringify(invitees.map(({ email, name }) => ({ email, name })));
      const as = role as SubsiteRole;
      const answer = await send(addMany, { id: subsiteId, people, role: as, preselected: autoJoin });
      if (!answer.success) return sayRefusal(answer, "invite-people");
    }
    await visit("/settings/tasks/");
  };
}
