import { useRef } from "react";
import { useTypedEarly } from "#client/use-typed-early.ts";
import Folder from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import Layers from "lucide-react/icons/layers";
import Search from "lucide-react/icons/search";
import Trash2 from "lucide-react/icons/trash-2";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Tree } from "#ui/tree.tsx";
import type { BrowseShown } from "../model/browse-shown.ts";
import { folderNodes } from "../model/folder-nodes.ts";
import { trashWords } from "../../trash/wording.ts";
import { browsingWords } from "../wording.ts";
import { NewFolder } from "./new-folder.tsx";

type FilterPanelProps = {
  data: BrowseShown;
  typed: string;
  isSearching: boolean;
  mayArrange: boolean;
  foldersHidden: boolean;
  onSearch: (typed: string) => void;
  /** Enter in the search: what was typed is meant. */
  onSearched: () => void;
  onFoldersHidden: (hidden: boolean) => void;
};

/** Search, all pages, the trash and the folders (BFLT-01, BFLT-02). Choosing one clears the others (BFLT-03). */
export function FilterPanel(props: FilterPanelProps) {
  const { data, isSearching, mayArrange, onSearch } = props;
  const [say, here] = [useSay(), useHere()];
  const isAll = data.folderId === null && !data.isTrash;
  const current = (isShown: boolean) => (isShown && !isSearching ? "page" : undefined);

  return (
    <aside className="browsing-panel" aria-label={say(browsingWords.filters)}>
      <PanelSearch {...props} />
      <a
        className="browsing-filter"
        href={here("/pages/")}
        aria-current={current(isAll)}
        onClick={() => isSearching && onSearch("")}
      >
        <Icon of={Layers} />
        {say(browsingWords.allPages)}
      </a>
      {mayArrange && (
        <a className="browsing-filter" href={here("/pages/trash/")} aria-current={current(data.isTrash)}>
          <Icon of={Trash2} />
          {say(trashWords.trash)}
        </a>
      )}
      {data.folders.length > 0 && <PanelFolders {...props} />}
    </aside>
  );
}

function PanelFolders({ data, isSearching, mayArrange, foldersHidden, onFoldersHidden }: FilterPanelProps) {
  const say = useSay();
  const current = isSearching || data.folderId === null ? null : String(data.folderId);
  const parent = data.folders.find((node) => node.id === (data.folderId ?? data.mainFolderId));
  return (
    <details
      className="browsing-section"
      open={!foldersHidden}
      onToggle={(event) => {
        const hidden = !event.currentTarget.open;
        if (hidden !== foldersHidden) onFoldersHidden(hidden);
      }}
    >
      <summary>{say(browsingWords.folders)}</summary>
      <Tree
        label={say(browsingWords.folders)}
        current={current}
        initiallyOpen={[String(data.mainFolderId)]}
        nodes={folderNodes(data.folders, { icon: Folder, openIcon: FolderOpen })}
      />
      {mayArrange && parent && <NewFolder parent={parent} />}
    </details>
  );
}

function PanelSearch(props: Pick<FilterPanelProps, "typed" | "onSearch" | "onSearched">) {
  const { typed, onSearch, onSearched } = props;
  const say = useSay();
  const here = useHere();
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, onSearch);
  return (
    <form
      className="browsing-search"
      role="search"
      action={here("/pages/")}
      onSubmit={(event) => {
        event.preventDefault();
        onSearched();
      }}
    >
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        name="q"
        maxLength={500}
        autoComplete="off"
        aria-label={say(browsingWords.search)}
        placeholder={say(browsingWords.search)}
        value={typed}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </form>
  );
}
