import type { LucideIcon } from "lucide-react";
import FolderInput from "lucide-react/icons/folder-input";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import Share2 from "lucide-react/icons/share-2";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useObserved } from "#ui/observed.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { trashWords } from "../../trash/wording.ts";
import { pageWords } from "../../wording.ts";
import { countOf, selectedAll } from "#ui/selection.ts";
import { batchMost } from "../rules.ts";
import { batchWords } from "../wording.ts";
import { firstSelected, focusRow, rowAt, rowsIn } from "./rows.ts";
import { useSelecting } from "./selecting.ts";
import "./selection-bar.css";
import { useBatchDeeds } from "./use-batch-deeds.tsx";
import { useTrashDeeds } from "./use-trash-deeds.tsx";

type BarProps = {
  /** The ids of all pages of the list, those that have not come yet too, as many as can be selected; null where they could not be read. */
  all: () => Promise<readonly number[] | null>;
  /** Its pages are in the trash: what is done to them is another thing. */
  isTrash: boolean;
};

/** How many pages are selected, and what can be done to them. It stands at the lower edge of the list while somebody selects. */
export function SelectionBar({ all, isTrash }: BarProps) {
  const say = useSay();
  const { selection, end } = useSelecting();
  const count = useObserved(selection, countOf);
  const isSelecting = useObserved(selection, (now) => now !== null);
  const { moved } = useMoving();
  const leave = () => {
    const row = rowAt(document.activeElement) ?? rowsIn(document.body)[firstSelected()];
    end();
    if (row) setTimeout(() => focusRow(row));
  };
  useEscape(isSelecting && moved === null, leave);
  if (!isSelecting) return null;
  return (
    <section className="batches-bar" aria-label={say(batchWords.bar)} hidden={moved !== null}>
      <p role="status">{say(batchWords.selected, { count })}</p>
      <SelectAll all={all} />
      {count > 0 && (isTrash ? <TrashDeeds /> : <Deeds />)}
      <span className="batches-end">
        <IconButton size="small" icon={X} label={say(batchWords.end)} onPress={leave} />
      </span>
    </section>
  );
}

function SelectAll({ all }: Pick<BarProps, "all">) {
  const say = useSay();
  const { fail, tell } = useNotices();
  const { selection } = useSelecting();
  const [isBusy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const ids = await all();
    setBusy(false);
    if (!ids) return fail(say(batchWords.notAllLoaded));
    selection.set(selectedAll(selection.get(), ids.slice(0, batchMost)));
    if (ids.length > batchMost) tell({ text: say(batchWords.selectedMost, { most: batchMost }) });
  }

  return (
    <Button size="small" look="quiet" busy={isBusy} onPress={() => void selectAll()}>
      {say(batchWords.selectAll)}
    </Button>
  );
}

function Deeds() {
  const say = useSay();
  const { move, tags, share, trash } = useBatchDeeds();
  return (
    <div className="batches-deeds">
      <Deed icon={FolderInput} label={say(batchWords.move)} perform={move} />
      <Deed icon={Tags} label={say(batchWords.tags)} perform={tags} />
      {share && <Deed icon={Share2} label={say(pageWords.share)} perform={share} />}
      <Deed icon={Trash2} label={say(pageWords.toTrash)} perform={trash} />
    </div>
  );
}

function TrashDeeds() {
  const say = useSay();
  const { restore, remove } = useTrashDeeds();
  return (
    <div className="batches-deeds">
      <Deed icon={Undo2} label={say(trashWords.restore)} perform={restore} />
      <Deed icon={Trash2} label={say(trashWords.remove)} perform={remove} />
    </div>
  );
}

type DeedProps = { icon: LucideIcon; label: string; perform: () => Promise<void> };

/** Busy until it is known what may be done. */
function Deed({ icon, label, perform }: DeedProps) {
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
