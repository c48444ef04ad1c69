import type { LucideIcon } from "lucide-react";
import BellRing from "lucide-react/icons/bell-ring";
import Crown from "lucide-react/icons/crown";
import ImageUp from "lucide-react/icons/image-up";
import MailPlus from "lucide-react/icons/mail-plus";
import MailSearch from "lucide-react/icons/mail-search";
import Shield from "lucide-react/icons/shield";
import UserX from "lucide-react/icons/user-x";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { usePictureDialog } from "../avatars/parts/use-picture-dialog.tsx";
import { avatarWords } from "../avatars/wording.ts";
import { inviteAgain } from "../invites/contract.ts";
import { ownershipWords } from "../ownership/wording.ts";
import { readRemoval } from "../removal/screen.ts";
import { useReminderDialog } from "../reminders/parts/use-reminder-dialog.tsx";
import { reminderWords } from "../reminders/wording.ts";
import { removalWords } from "../removal/wording.ts";
import { noPermission, useRefusals } from "../rights-requests/parts/use-refusals.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleDialogWords, peopleWords } from "../wording.ts";

type Acted = {
  readonly person: PersonShown;
  /** The roles that the viewer may give. */
  readonly roles: readonly SiteRole[];
  readonly withSubsites: boolean;
};

/** Everything that the viewer may do with a person of the site, for a menu wherever they are shown; empty where there is nothing. */
export function usePersonActions(acted: Acted): MenuEntry[] {
  const say = useSay();
  const { person, roles } = acted;
  const { askRole, askOwnership, askRemoval } = usePersonDialogs(acted);
  const sendAgain = useSendingAgain(person);
  const changePicture = usePictureDialog();
  const remind = useReminderDialog();
  const here = useHere();
  const { id, ownership } = person;
  const entry = (key: string, words: Words, icon: LucideIcon, onChoose: () => void): MenuEntry => {
    return { id: key, label: say(words), icon, onChoose };
  };

  return present([
    person.mayChangeRole && entry("role", peopleWords.changeRole, Shield, askRole),
    ownership !== null && entry("ownership", ownershipWords[ownership], Crown, () => askOwnership(ownership)),
    person.mayChangePicture && entry("picture", avatarWords.change, ImageUp, () => changePicture(id)),
    person.state !== "here" &&
      roles.length > 0 &&
      entry("again", peopleWords.inviteAgain, MailPlus, () => void sendAgain()),
    person.mayRemind && entry("remind", reminderWords.remind, BellRing, () => remind(person)),
    person.maySeeInvitation && {
      id: "status",
      label: say(reminderWords.status),
      icon: MailSearch,
      href: here(`/settings/people/invite/status/${id}-${id}/`),
    },
    person.mayRemove && { ...entry("remove", peopleWords.remove, UserX, askRemoval), danger: true },
  ]);
}

function present(entries: readonly (MenuEntry | false)[]): MenuEntry[] {
  return entries.filter((each) => each !== false);
}

function useSendingAgain(person: PersonShown) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();

  return async () => {
    const answer = await send(inviteAgain, { id: person.id });
    if (!answer.success) return tellRefusal(answer, "invite-people");
    tell({ text: say(peopleDialogWords.againDone, { email: answer.email }) });
    await revisit();
  };
}

/** What asks first. */
function usePersonDialogs({ person, roles, withSubsites }: Acted) {
  const say = useSay();
  const { open } = useDialogs();

  function askRole() {
    open(async () => {
      const { RoleDialog } = await import("../screens/role-dialog.tsx");
      return <RoleDialog person={person} roles={roles} />;
    }, say(peopleDialogWords.permissionsNotLoaded));
  }
  function askOwnership(offer: "give" | "take") {
    open(async () => {
      const { OwnershipDialog } = await import("../ownership/screens/ownership-dialog.tsx");
      return <OwnershipDialog {...{ person, offer, withSubsites }} />;
    });
  }
  function askRemoval() {
    open(async () => {
      const { RemoveDialog } = await import("../removal/screens/remove-dialog.tsx");
      const removal = await send(readRemoval, { id: person.id });
      if (!removal.success && removal.offer !== null) return noPermission(removal, "remove-person");
      if (!removal.success) throw new Error(removal.reason);
      return <RemoveDialog removal={removal} />;
    }, say(removalWords.notLoaded));
  }

  return { askRole, askOwnership, askRemoval };
}
