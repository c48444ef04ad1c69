import { useRef } from "react";
import { useTypedEarly } from "#client/use-typed-early.ts";
import Layers from "lucide-react/icons/layers";
import Search from "lucide-react/icons/search";
import Trash2 from "lucide-react/icons/trash-2";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import type { BrowseShown } from "../model/browse-shown.ts";
import { trashWords } from "../../trash/wording.ts";
import { browsingWords } from "../wording.ts";
import type { BrowseRights } from "./use-browse.ts";
import type { FolderBranches } from "./use-branches.ts";
import { PanelFolders } from "./panel-folders.tsx";
import { PanelSection } from "./panel-section.tsx";
import { PanelTags } from "./panel-tags.tsx";

type Section = "folders" | "tags";

type FilterPanelProps = {
  data: BrowseShown;
  branches: FolderBranches;
  typed: string;
  isSearching: boolean;
  rights: BrowseRights;
  /** The sections that are folded (BFLT-08). */
  hidden: Readonly<Record<Section, boolean>>;
  onSearch: (typed: string) => void;
  /** Enter in the search: what was typed is meant. */
  onSearched: () => void;
  onHidden: (section: Section, hidden: boolean) => void;
  /** A folder was chosen for what is being moved. */
  onMoved: () => void;
};

/** Search, all pages, the trash, the folders and the tags (BFLT-01, BFLT-02). Choosing one clears the others (BFLT-03). */
export function FilterPanel(props: FilterPanelProps) {
  const { data, isSearching, rights, hidden, onHidden } = props;
  const say = useSay();
  const section = (name: Section) => ({
    isHidden: hidden[name],
    onHidden: (isHidden: boolean) => onHidden(name, isHidden),
  });

  return (
    <aside
      id="filters"
      className="browsing-panel"
      data-searching={isSearching || undefined}
      aria-label={say(browsingWords.filters)}
    >
      <PanelSearch {...props} />
      <WholeLists {...props} />
      {data.folders.length > 0 && (
        <PanelSection title={say(browsingWords.folders)} {...section("folders")}>
          <PanelFolders
            {...{ data, isSearching }}
            branches={props.branches}
            mayArrange={rights.mayArrange}
            onMoved={props.onMoved}
          />
        </PanelSection>
      )}
      {data.tagCount > 0 && (
        <PanelSection title={say(browsingWords.tags)} {...section("tags")}>
          <PanelTags tags={data.tags} count={data.tagCount} current={isSearching ? null : data.tagId} />
        </PanelSection>
      )}
    </aside>
  );
}

/** Ways to the lists that are of no one place. */
function WholeLists({ data, isSearching, rights, onSearch }: FilterPanelProps) {
  const [say, here] = [useSay(), useHere()];
  const isAll = data.folderId === null && data.tagId === null && !data.isTrash;
  const current = (isShown: boolean) => (isShown && !isSearching ? "page" : undefined);
  return (
    <>
      <a
        className="browsing-filter"
        href={here("/pages/")}
        aria-current={current(isAll)}
        onClick={() => isSearching && onSearch("")}
      >
        <Icon of={Layers} />
        {say(browsingWords.allPages)}
      </a>
      {rights.mayCreate && (
        <a className="browsing-filter" href={here("/pages/trash/")} aria-current={current(data.isTrash)}>
          <Icon of={Trash2} />
          {say(trashWords.trash)}
        </a>
      )}
    </>
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
