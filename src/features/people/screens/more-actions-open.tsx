import BellRing from "lucide-react/icons/bell-ring";
import Contact from "lucide-react/icons/contact";
import Sheet from "lucide-react/icons/sheet";
import UsersRound from "lucide-react/icons/users-round";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import { MenuOpen } from "#ui/menu-open.tsx";
import { useExport } from "../exporting/parts/use-export.ts";
import { exportWords } from "../exporting/wording.ts";
import { groupWords } from "../groups/wording.ts";
import { useReminderDialog } from "../reminders/parts/use-reminder-dialog.tsx";
import { reminderWords } from "../reminders/wording.ts";

export type MoreActedOn = { mayRemind: boolean; groupId: number | null };

/** The open menu of what is done with everybody more seldom than bringing people in. */
export function MoreActionsOpen({ mayRemind, groupId, opened }: MoreActedOn & { opened: OpenedMenu }) {
  const say = useSay();
  const remind = useReminderDialog();
  const label = say(reminderWords.remindAll);
  const reminder = { id: "remind", label, icon: BellRing, onChoose: () => remind(null) };
  const take = useExport();
  const exports = [
    { id: "csv", label: say(exportWords.csv), icon: Sheet, onChoose: () => void take("csv", { groupId }) },
    {
      id: "vcard",
      label: say(exportWords.vcard),
      icon: Contact,
      onChoose: () => void take("vcard", { groupId }),
    },
  ];
  const toGroups = { id: "groups", label: say(groupWords.title), icon: UsersRound, href: "/people/groups/" };
  const groups = [
    { entries: [toGroups] },
    ...(mayRemind ? [{ entries: [reminder] }] : []),
    { entries: exports },
  ];
  return <MenuOpen {...opened} groups={groups} />;
}
