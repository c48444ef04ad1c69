import FolderInput from "lucide-react/icons/folder-input";
import Share2 from "lucide-react/icons/share-2";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { Deed } from "#ui/deed.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SelectionBar } from "#ui/selection-bar.tsx";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { trashWords } from "../../trash/wording.ts";
import { pageWords } from "../../wording.ts";
import { batchMost } from "../rules.ts";
import { batchWords as words } from "../wording.ts";
import { firstSelected, focusRow, rowAt, rowsIn } from "./rows.ts";
import { useSelecting } from "./selecting.ts";
import "./batches.css";
import { useBatchDeeds } from "./use-batch-deeds.tsx";
import { useTrashDeeds } from "./use-trash-deeds.tsx";

type BarProps = {
  /** The ids of all pages of the list, those that have not come yet too, as many as can be selected; null where they could not be read. */
  all: () => Promise<readonly number[] | null>;
  /** Its pages are in the trash: what is done to them is another thing. */
  isTrash: boolean;
};

/** How many pages are selected, and what can be done to them. */
export function PagesBar({ all, isTrash }: BarProps) {
  const say = useSay();
  const { fail, tell } = useNotices();
  const { selection, end } = useSelecting();
  const { moved } = useMoving();

  function leave() {
    const row = rowAt(document.activeElement) ?? rowsIn(document.body)[firstSelected()];
    end();
    if (row) setTimeout(() => focusRow(row));
  }

  async function askAll() {
    const ids = await all();
    if (!ids) fail(say(words.notAllLoaded));
    if (ids && ids.length > batchMost) tell({ text: say(words.selectedMost, { most: batchMost }) });
    return ids && ids.slice(0, batchMost);
  }

  return (
    <SelectionBar {...{ words, selection }} all={askAll} onEnd={leave} isAway={moved !== null}>
      {isTrash ? <TrashDeeds /> : <Deeds />}
    </SelectionBar>
  );
}

function Deeds() {
  const say = useSay();
  const { move, tags, share, trash } = useBatchDeeds();
  return (
    <>
      <Deed icon={FolderInput} label={say(words.move)} perform={move} />
      <Deed icon={Tags} label={say(words.tags)} perform={tags} />
      {share && <Deed icon={Share2} label={say(pageWords.share)} perform={share} />}
      <Deed icon={Trash2} label={say(pageWords.toTrash)} perform={trash} />
    </>
  );
}

function TrashDeeds() {
  const say = useSay();
  const { restore, remove } = useTrashDeeds();
  return (
    <>
      <Deed icon={Undo2} label={say(trashWords.restore)} perform={restore} />
      <Deed icon={Trash2} label={say(trashWords.remove)} perform={remove} />
    </>
  );
}
