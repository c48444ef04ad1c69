import Shield from "lucide-react/icons/shield";
import UserX from "lucide-react/icons/user-x";
import { peopleDialogWords, peopleWords } from "#features/people/wording.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { Menu } from "#ui/menu.tsx";
import { useBelongingActions } from "../../belonging/parts/use-belonging-actions.tsx";
import { subsitePeopleWords as words } from "../../wording.ts";
import type { SubsitePerson } from "../screen.ts";

type Subsite = { readonly id: number; readonly name: string };

/** What the viewer may do with a person of a subsite; nothing is shown when there is nothing. */
export function MembershipMenu({ person, subsite }: { person: SubsitePerson; subsite: Subsite }) {
  const say = useSay();
  const { open } = useDialogs();

  const belonging = useBelongingActions(person);

  function askRole() {
    open(async () => {
      const { MembershipDialog } = await import("../parts/membership-dialog.tsx");
      return <MembershipDialog {...{ person, subsite }} />;
    }, say(peopleDialogWords.permissionsNotLoaded));
  }
  function askRemoval() {
    open(async () => {
      const { EndMembershipDialog } = await import("../parts/end-membership-dialog.tsx");
      return <EndMembershipDialog {...{ person, subsite }} />;
    });
  }

  const entries: MenuEntry[] = [
    ...(person.mayChangeRole
      ? [{ id: "role", label: say(words.changeRole), icon: Shield, onChoose: askRole }]
      : []),
    ...(person.mayRemove
      ? [{ id: "remove", label: say(words.remove), icon: UserX, danger: true, onChoose: askRemoval }]
      : []),
  ];
  const groups = [{ entries }, ...(person.mayManage ? [{ entries: belonging }] : [])].filter(
    (group) => group.entries.length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <span className="people-card-menu">
      <Menu label={say(peopleWords.actions, { name: person.name })} size="small" groups={groups} />
    </span>
  );
}
