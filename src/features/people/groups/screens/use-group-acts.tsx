import PenLine from "lucide-react/icons/pen-line";
import Trash from "lucide-react/icons/trash-2";
import UsersRound from "lucide-react/icons/users-round";
import { send } from "#client/call.ts";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { readGroupDeletion } from "../contract.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import type { MenuEntry } from "#ui/menu-entry.ts";
import type { groupsScreen } from "../screen.ts";
import { groupWords as words } from "../wording.ts";

export type GroupShown = ScreenData<typeof groupsScreen>["groups"][number];

/** What is done with groups. */
export function useGroupActs() {
  const say = useSay();
  const { open } = useDialogs();
  const askName = (group: GroupShown | null) =>
    open(async () => {
      const { GroupNameDialog } = await import("./group-name-dialog.tsx");
      return <GroupNameDialog group={group} />;
    });
  const askPeople = (group: GroupShown) =>
    open(async () => {
      const { GroupPeopleDialog } = await import("./group-people-dialog.tsx");
      return <GroupPeopleDialog group={group} />;
    });
  const askDeletion = (group: GroupShown) =>
    open(async () => {
      const { DeleteGroupDialog } = await import("./delete-group-dialog.tsx");
      const losing = await send(readGroupDeletion, { id: group.id });
      if (!losing.success && losing.offer !== null) return noPermission(losing, "groups");
      if (!losing.success) throw new Error(losing.reason);
      return <DeleteGroupDialog {...{ group, losing }} />;
    }, say(words.notLoaded));
  return {
    add: () => void askName(null),
    entries: (group: GroupShown): MenuEntry[] => [
      { id: "people", label: say(words.editPeople), icon: UsersRound, onChoose: () => askPeople(group) },
      { id: "rename", label: say(words.rename), icon: PenLine, onChoose: () => askName(group) },
      {
        id: "delete",
        label: say(words.delete),
        icon: Trash,
        danger: true,
        onChoose: () => askDeletion(group),
      },
    ],
  };
}
