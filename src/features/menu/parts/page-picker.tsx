import FolderSearch from "lucide-react/icons/folder-search";
import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { listPages } from "#features/pages/browsing/contract.ts";
import type { SelectedPage } from "#features/pages/picking/parts/page-select.tsx";
import { Button } from "#ui/button.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { EditedItem } from "../model/edited-menu.ts";
import { type FoundPage, foundPages } from "../model/found-pages.ts";
import { menuEditWords } from "../editing/wording.ts";
import { FoundPages } from "./found-pages.tsx";

/** Finds a page by its title; the one that is chosen stays while another is looked for. */
export function PagePicker({
  item,
  onChange,
}: {
  item: EditedItem;
  onChange: (part: Partial<EditedItem>) => void;
}) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const { pages, hasFailed } = useFound(typed);
  const chosen = item.pageId !== null && item.name !== "" ? item.name : null;
  return (
    <div className="menu-finding">
      <TextField
        label={say(menuEditWords.findPage)}
        type="search"
        icon={Search}
        value={typed}
        autoComplete="off"
        error={hasFailed ? say(menuEditWords.pagesNotLoaded) : undefined}
        hint={chosen === null ? undefined : say(menuEditWords.chosenPage, { name: chosen })}
        onChange={setTyped}
      />
      <BrowsePages current={item.pageId} onChoose={onChange} />
      <FoundPages
        pages={pages}
        typed={typed}
        chosen={item.pageId}
        onChoose={({ id, title }) => onChange({ pageId: id, name: title })}
      />
      <p className="menu-found-none" role="status">
        {typed !== "" && pages.length === 0 && !hasFailed && say(menuEditWords.noPages)}
      </p>
    </div>
  );
}

/** All pages with their folders, in a dialog of their own (POPT-02). */
function BrowsePages(props: { current: number | null; onChoose: (part: Partial<EditedItem>) => void }) {
  const say = useSay();
  const { pick } = useDialog();
  const { current, onChoose } = props;

  async function browse() {
    const page = await pick<SelectedPage>(async (done) => {
      const { PageSelect } = await import("#features/pages/picking/parts/page-select.tsx");
      return <PageSelect current={current} onPick={done} />;
    });
    if (page) onChoose({ pageId: page.id, name: page.title });
  }
  return (
    <span className="menu-browse">
      <Button look="quiet" size="small" icon={FolderSearch} onPress={() => void browse()}>
        {say(menuEditWords.browsePages)}
      </Button>
    </span>
  );
}

const pause = 150;

function useFound(typed: string) {
  const [found, setFound] = useState<{ pages: readonly FoundPage[]; hasFailed: boolean }>({
    pages: [],
    hasFailed: false,
  });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await send(listPages, { q: typed });
      if (isOver) return;
      setFound((before) =>
        answer.success ? { pages: foundPages(answer), hasFailed: false } : { ...before, hasFailed: true },
      );
    };
    const timer = setTimeout(() => void ask(), typed === "" ? 0 : pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
