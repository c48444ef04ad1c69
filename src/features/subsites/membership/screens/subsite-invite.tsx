import { InviteDialog } from "#features/people/parts/invite-dialog.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { subsitePeopleWords as words, subsiteRefusals } from "../../wording.ts";
import { FindContacts } from "./find-contacts.tsx";

/** Brings people of the site into a subsite, and new ones where the viewer may add them (INVT-19). */
export function SubsiteInvite({ takesNew, autoJoins }: { takesNew: boolean; autoJoins: boolean }) {
  const say = useSay();
  return (
    <InviteDialog
      options={roleOptions(say)}
      initial="viewer"
      help={say(takesNew ? words.inviteHelp : sentenceOf(subsiteRefusals, "accounts-only"))}
      autoJoins={autoJoins}
      above={(write) => <FindContacts onChoose={({ name, email }) => write(`${name} <${email}>`)} />}
    />
  );
}
