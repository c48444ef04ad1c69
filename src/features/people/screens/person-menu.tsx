import ImageUp from "lucide-react/icons/image-up";
import MailPlus from "lucide-react/icons/mail-plus";
import Shield from "lucide-react/icons/shield";
import UserX from "lucide-react/icons/user-x";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { usePictureDialog } from "../avatars/parts/use-picture-dialog.tsx";
import { avatarWords } from "../avatars/wording.ts";
import { inviteAgain } from "../invites/contract.ts";
import { readRemoval } from "../removal/screen.ts";
import { noPermission, useRefusals } from "../rights-requests/parts/use-refusals.tsx";
import type { PersonShown } from "../screen.ts";
import { removalWords } from "../removal/wording.ts";
import { peopleDialogWords, peopleWords } from "../wording.ts";

/** What the viewer may do with a person; nothing is shown when there is nothing. */
export function PersonMenu({ person, roles }: { person: PersonShown; roles: readonly SiteRole[] }) {
  const say = useSay();
  const { sendAgain, askRole, askRemoval } = usePersonActs(person, roles);
  const changePicture = usePictureDialog();
  const entries: MenuEntry[] = [];
  if (person.mayChangeRole)
    entries.push({ id: "role", label: say(peopleWords.changeRole), icon: Shield, onChoose: askRole });
  if (person.mayChangePicture)
    entries.push({
      id: "picture",
      label: say(avatarWords.change),
      icon: ImageUp,
      onChoose: () => changePicture(person.id),
    });
  if (person.state !== "here" && roles.length > 0)
    entries.push({
      id: "again",
      label: say(peopleWords.inviteAgain),
      icon: MailPlus,
      onChoose: () => void sendAgain(),
    });
  if (person.mayRemove)
    entries.push({
      id: "remove",
      label: say(peopleWords.remove),
      icon: UserX,
      danger: true,
      onChoose: askRemoval,
    });
  if (entries.length === 0) return null;
  return (
    <span className="people-card-menu">
      <Menu label={say(peopleWords.actions, { name: person.name })} size="small" groups={[{ entries }]} />
    </span>
  );
}

function usePersonActs(person: PersonShown, roles: readonly SiteRole[]) {
  const say = useSay();
  const { open } = useDialogs();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();

  async function sendAgain() {
    const answer = await send(inviteAgain, { id: person.id });
    if (!answer.success) return tellRefusal(answer, "invite-people");
    tell({ text: say(peopleDialogWords.againDone, { email: answer.email }) });
    await revisit();
  }
  function askRole() {
    open(async () => {
      const { RoleDialog } = await import("./role-dialog.tsx");
      return <RoleDialog person={person} roles={roles} />;
    }, say(peopleDialogWords.permissionsNotLoaded));
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

  return { sendAgain, askRole, askRemoval };
}
