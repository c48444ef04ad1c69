import type { LucideIcon } from "lucide-react";
import Download from "lucide-react/icons/download";
import MailPlus from "lucide-react/icons/mail-plus";
import Shield from "lucide-react/icons/shield";
import UsersRound from "lucide-react/icons/users-round";
import UserX from "lucide-react/icons/user-x";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState } from "react";
import { send } from "#client/call.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useObserved } from "#ui/observed.ts";
import { countOf, selectedAll } from "#ui/selection.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { useExport } from "../../exporting/parts/use-export.ts";
import { exportWords } from "../../exporting/wording.ts";
import { listPeopleIds } from "../contract.ts";
import { everyone } from "../model/wire.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { useIsSelectingPeople, useSelectingPeople } from "./selecting.ts";
import { usePeopleDeeds } from "./use-people-deeds.tsx";
import "./several.css";

/** Whom "Select all" means, and what roles may be given. */
export type WhomAll = { q: string; groupId: number | null; roles: readonly SiteRole[] };

/** How many people are selected, and what can be done to them. It stands at the lower edge of the list while somebody selects. */
export function PeopleSelectionBar(whom: WhomAll) {
  const say = useSay();
  const { selection, end } = useSelectingPeople();
  const count = useObserved(selection, countOf);
  const isSelecting = useIsSelectingPeople();
  useEscape(isSelecting, end);
  if (!isSelecting) return null;
  return (
    <section className="several-bar" aria-label={say(words.bar)}>
      <p role="status">{say(words.selected, { count })}</p>
      <SelectAll {...whom} />
      {count > 0 && <Deeds roles={whom.roles} />}
      <span className="several-end">
        <IconButton size="small" icon={X} label={say(words.end)} onPress={end} />
      </span>
    </section>
  );
}

function SelectAll({ q, groupId }: WhomAll) {
  const say = useSay();
  const { fail } = useNotices();
  const { selection } = useSelectingPeople();
  const [isBusy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const answer = await send(listPeopleIds, everyone(q, groupId));
    setBusy(false);
    if (!answer.success) return fail(answer, say(words.notAllLoaded));
    selection.set(selectedAll(selection.get(), answer.ids));
  }

  return (
    <Button size="small" look="quiet" busy={isBusy} onPress={() => void selectAll()}>
      {say(words.selectAll)}
    </Button>
  );
}

function Deeds({ roles }: Pick<WhomAll, "roles">) {
  const say = useSay();
  const { role, groups, invite, remove, ids } = usePeopleDeeds(roles);
  return (
    <div className="several-deeds">
      <Deed icon={Shield} label={say(words.role)} perform={role} />
      <Deed icon={UsersRound} label={say(words.groups)} perform={groups} />
      <Deed icon={MailPlus} label={say(words.invite)} perform={invite} />
      <ExportMenu ids={ids} />
      <Deed icon={UserX} label={say(words.remove)} perform={remove} />
    </div>
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

/** Busy until it is known what may be done. */
function Deed({ icon, label, perform }: { icon: LucideIcon; label: string; perform: () => Promise<void> }) {
  const size = useNarrow() ? "normal" : "small";
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    await perform();
    setBusy(false);
  }

  return (
    <Button {...{ size, icon }} busy={isBusy} onPress={() => void press()}>
      {label}
    </Button>
  );
}

/** Ends it, wherever the focus is. */
function useEscape(isOn: boolean, end: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    end();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    document.addEventListener("keydown", (event) => leave(event), { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
}
