import type { LucideIcon } from "lucide-react";
import Download from "lucide-react/icons/download";
import LogOut from "lucide-react/icons/log-out";
import MailPlus from "lucide-react/icons/mail-plus";
import Network from "lucide-react/icons/network";
import Shield from "lucide-react/icons/shield";
import UserPlus from "lucide-react/icons/user-plus";
import UsersRound from "lucide-react/icons/users-round";
import UserX from "lucide-react/icons/user-x";
import { useContext } from "react";
import { send } from "#client/call.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Deed } from "#ui/deed.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { useExport } from "../../exporting/parts/use-export.ts";
import { exportWords } from "../../exporting/wording.ts";
import { listPeopleIds } from "../contract.ts";
import { everyone } from "../model/wire.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { SeveralBar } from "./several-bar.tsx";
import { useSelectingPeople } from "./selecting.ts";
import { SubsitesDoor } from "./subsites-door.ts";
import { usePeopleDeeds } from "./use-people-deeds.tsx";

/** Whom "Select all" means, and what roles may be given. */
export type WhomAll = {
  q: string;
  groupId: number | null;
  roles: readonly SiteRole[];
  managesSubsites: boolean;
};

/** How many people are selected, and what can be done to them. */
export function PeopleSelectionBar({ roles, managesSubsites, q, groupId }: WhomAll) {
  return (
    <SeveralBar all={() => send(listPeopleIds, everyone(q, groupId))}>
      <Deeds {...{ roles, managesSubsites }} />
    </SeveralBar>
  );
}

function Deeds({ roles, managesSubsites }: Pick<WhomAll, "roles" | "managesSubsites">) {
  const say = useSay();
  const { role, groups, invite, remove, ids } = usePeopleDeeds(roles);
  const mayManage = roles.length > 0;
  return (
    <>
      {mayManage && (
        <>
          <Deed icon={Shield} label={say(words.role)} perform={role} />
          <Deed icon={UsersRound} label={say(words.groups)} perform={groups} />
          <Deed icon={MailPlus} label={say(words.invite)} perform={invite} />
        </>
      )}
      {managesSubsites && <SubsitesMenu ids={ids} />}
      <ExportMenu ids={ids} />
      {mayManage && <Deed icon={UserX} label={say(words.remove)} perform={remove} />}
    </>
  );
}

/** Which subsites they are in is a matter of a higher floor: the roof hands it down. */
function SubsitesMenu({ ids }: { ids: () => readonly number[] }) {
  const say = useSay();
  const door = useContext(SubsitesDoor);
  const { open } = useDialogs();
  const { end } = useSelectingPeople();
  const size = useNarrow() ? "normal" : "small";
  if (!door) return null;
  const entry = (deed: "add" | "remove", icon: LucideIcon) => ({
    id: deed,
    label: say(deed === "add" ? words.addToSubsite : words.removeFromSubsite),
    icon,
    onChoose: () => void open(() => door(deed, { ids: ids(), onDone: end }), say(words.subsitesNotLoaded)),
  });
  const entries = [entry("add", UserPlus), entry("remove", LogOut)];
  return (
    <Menu label={say(words.subsites)} icon={Network} look="plain" size={size} groups={[{ entries }]}>
      {say(words.subsites)}
    </Menu>
  );
}

function ExportMenu({ ids }: { ids: () => readonly number[] }) {
  const say = useSay();
  const size = useNarrow() ? "normal" : "small";
  const take = useExport();
  const entries = [
    { id: "csv", label: say(exportWords.csv), onChoose: () => void take("csv", { ids: ids() }) },
    { id: "vcard", label: say(exportWords.vcard), onChoose: () => void take("vcard", { ids: ids() }) },
  ];
  return (
    <Menu label={say(words.export)} icon={Download} look="plain" size={size} groups={[{ entries }]}>
      {say(words.export)}
    </Menu>
  );
}
