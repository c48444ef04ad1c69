import Shield from "lucide-react/icons/shield";
import UserX from "lucide-react/icons/user-x";
import { peopleDialogWords } from "#features/people/wording.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import { MenuOpen } from "#ui/menu-open.tsx";
import { useBelongingActions } from "../../belonging/parts/use-belonging-actions.tsx";
import { subsitePeopleWords as words } from "../../wording.ts";
import type { SubsitePerson } from "../screen.ts";

export type MemberActedOn = {
  person: SubsitePerson;
  subsite: { readonly id: number; readonly name: string };
};

/** The open menu of a person of a subsite: what they are there, then all their subsites. */
export function MembershipMenuOpen({ person, subsite, opened }: MemberActedOn & { opened: OpenedMenu }) {
  const say = useSay();
  const { askRole, askRemoval } = useMembershipDialogs({ person, subsite });
  const belonging = useBelongingActions(person);
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
  return <MenuOpen {...opened} groups={groups} />;
}

function useMembershipDialogs({ person, subsite }: MemberActedOn) {
  const say = useSay();
  const { open } = useDialogs();
  return {
    askRole: () =>
      void open(async () => {
        const { MembershipDialog } = await import("../parts/membership-dialog.tsx");
        return <MembershipDialog {...{ person, subsite }} />;
      }, say(peopleDialogWords.permissionsNotLoaded)),
    askRemoval: () =>
      void open(async () => {
        const { EndMembershipDialog } = await import("../parts/end-membership-dialog.tsx");
        return <EndMembershipDialog {...{ person, subsite }} />;
      }),
  };
}
