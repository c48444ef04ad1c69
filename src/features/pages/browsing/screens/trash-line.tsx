import FileX from "lucide-react/icons/file-x";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { revisit, visit } from "#client/navigation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SelectBox } from "../../batches/parts/select-box.tsx";
import { useRemoving } from "../../trash/parts/use-removing.tsx";
import { useRestoring } from "../../trash/parts/use-restoring.ts";
import { trashWords } from "../../trash/wording.ts";
import type { ShownPage } from "../model/page-list.ts";
import { rowGone } from "./row-gone.ts";

/** One page of the trash: who put it there, from where, and both ways out. */
export function TrashLine({
  page,
  place,
  size,
  folder,
  by,
}: {
  page: ShownPage;
  /** Which of how many rows it is. */
  place: number;
  size: number;
  folder: string;
  by: string | null;
}) {
  const say = useSay();
  return (
    <li className="browsing-row" aria-posinset={place} aria-setsize={size} data-row={page.id}>
      <SelectBox page={page}>
        <Icon of={FileX} className="browsing-sign" />
      </SelectBox>
      <span className="browsing-title">
        <a href={page.address} dir="auto">
          {page.title}
        </a>
      </span>
      <span className="browsing-trash-facts">
        {by !== null && (
          <span>
            <span dir="auto">{say(trashWords.deletedBy, { name: by })}</span>
          </span>
        )}
        <span>
          <span dir="auto">{folder}</span>
        </span>
        <RelativeTime at={page.trashed * 1000} />
      </span>
      <TrashWays page={page} />
    </li>
  );
}

function TrashWays({ page }: { page: ShownPage }) {
  const say = useSay();
  const restore = useRestoring();
  const [busy, setBusy] = useState(false);
  const remove = useRemoving(page, () => rowGone(page.address, revisit));
  const removing = { id: "remove", label: say(trashWords.remove), icon: Trash2, danger: true };

  async function bringBack() {
    setBusy(true);
    // Whoever brings it back goes to it; where that failed, the list may say why.
    if (!(await restore(page.id, visit))) await revisit();
    setBusy(false);
  }

  return (
    <span className="browsing-trash-ways">
      <Button size="small" icon={Undo2} busy={busy} onPress={() => void bringBack()}>
        {say(trashWords.restore)}
        <span className="ui-unseen"> {page.title}</span>
      </Button>
      <Menu
        label={say(trashWords.pageOptions, { title: page.title })}
        size="small"
        groups={[{ entries: [{ ...removing, onChoose: remove }] }]}
      />
    </span>
  );
}
