import ChevronRight from "lucide-react/icons/chevron-right";
import Ellipsis from "lucide-react/icons/ellipsis";
import FileText from "lucide-react/icons/file-text";
import FileX from "lucide-react/icons/file-x";
import Folder from "lucide-react/icons/folder";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import Undo2 from "lucide-react/icons/undo-2";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Frame } from "#kernel/frame.ts";
import { type Viewer, currentSubsite, mayArrangeIn, mayCreateIn } from "#kernel/viewer.ts";
import { IconSheet } from "#ui/icon-sheet.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import type { Moved } from "../../filing/model/moved.ts";
import { Dragging } from "../../filing/parts/dragging.tsx";
import { MoveBanner } from "../../filing/parts/move-banner.tsx";
import { MovingHost } from "../../filing/parts/moving-host.tsx";
import { browseShown } from "../model/browse-shown.ts";
import { movedPage } from "../model/moved-page.ts";
import { viewOf } from "../model/list-view.ts";
import { sorted } from "../model/groups.ts";
import { browsingWords } from "../wording.ts";
import "./browse.css";
import { BrowseBar } from "./browse-bar.tsx";
import { CloseBrowse } from "./close-browse.tsx";
import { comingRows, folderNames } from "./coming-rows.ts";
import { EmptyBrowse } from "./empty-browse.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { PageGroups } from "./page-groups.tsx";
import { lateLists, loadLists } from "./late-lists.ts";
import { PlaceName } from "./place-name.tsx";
import { SelectableList } from "./selectable-list.tsx";
import { ShowAll } from "./show-all.tsx";
import { type FolderBranches, useBranches } from "./use-branches.ts";
import {
  type Browse,
  type BrowseData,
  type BrowsedPlace,
  type BrowseRights,
  useBrowse,
} from "./use-browse.ts";

/** Each way of the list but the ordinary one comes apart (decision 0103). */
export async function loadBeside(data: BrowseData | null): Promise<void> {
  await loadLists(data && browseShown(data));
}

/** All pages that one may see: filters at the side, the list beside them (BRWS-04). */
export function BrowseScreen({ data: opened, frame }: { data: BrowseData; frame: Frame }) {
  const browse = useBrowse(opened, frame.viewer);
  const branches = useBranches(browse.data.folders);
  const here = currentSubsite(frame.viewer);
  const rights = { mayCreate: mayCreateIn(here, frame.viewer), mayArrange: mayArrangeIn(here, frame.viewer) };

  return (
    <Screen
      title={opened.heading}
      width="list"
      actions={
        <>
          {rights.mayCreate && <NewPage />}
          {frame.viewer.personId !== null && <CloseBrowse />}
        </>
      }
    >
      <IconSheet of={signsOfRows}>
        <MovingHost folders={branches.folders}>
          <MoveMode browse={browse} />
          <Dragging className="browsing" folders={branches.folders} pages={shownPages(browse)}>
            <Filters {...{ browse, branches, rights }} />
            <SelectableList browse={browse} viewer={frame.viewer}>
              {browse.data.isTrash && !browse.isSearching && lateLists.trash ? (
                <lateLists.trash browse={browse} viewer={frame.viewer} />
              ) : (
                <PagesMain {...{ browse, rights }} viewer={frame.viewer} />
              )}
            </SelectableList>
          </Dragging>
        </MovingHost>
      </IconSheet>
    </Screen>
  );
}

/** What stands in every row, of the list and of the tree. */
const signsOfRows = new Set([Ellipsis, FileText, FileX, Folder, ChevronRight, Star, Undo2]);

/** While something is being moved, on narrow windows with the way to the folders. */
function MoveMode({ browse: { remember } }: { browse: Browse }) {
  const isNarrow = useNarrow();
  return <MoveBanner {...(isNarrow && { onChoose: () => remember({ showsFilters: true }, false) })} />;
}

function shownPages({ found, pieces }: Browse): readonly Moved[] {
  return (found ?? pieces.list).pages.map(movedPage);
}

/** The list of pages under its bar. */
function PagesMain({ browse, rights, viewer }: { browse: Browse; rights: BrowseRights; viewer: Viewer }) {
  const { data, pieces, state, typed, found } = browse;
  const { list } = pieces;
  const place = {
    folder: data.folders.find((node) => node.id === data.folderId) ?? null,
    tag: data.tags.find((each) => each.id === data.tagId) ?? null,
  };
  const view = viewOf(state, viewer);
  const List = (view === "grouped" ? null : lateLists[view]) ?? PageGroups;

  return (
    <>
      <BrowseBar {...{ browse, place, rights, viewer }} />
      {!browse.isSearching && <PlaceName place={place} />}
      <List
        pages={found ? sorted(found.pages, state.by) : list.pages}
        by={state.by}
        dates={data.dates}
        people={found?.people ?? list.people}
        folderNames={folderNames(browse)}
        tags={tagsOfRows((found ?? list).tags, place)}
        viewer={viewer}
        typed={found ? typed.trim() : ""}
        coming={comingRows(browse, viewer)}
        faces={data.faces}
        empty={<EmptyBrowse {...{ browse, place }} mayCreate={rights.mayCreate} />}
      />
      <ShowAll {...{ browse, viewer }} />
    </>
  );
}

/** By their ids; rows of a tag need not say that they have it. */
function tagsOfRows(tags: readonly KeptTag[], { tag }: BrowsedPlace): ReadonlyMap<number, KeptTag> {
  return new Map(tags.filter(({ id }) => id !== tag?.id).map((each) => [each.id, each]));
}

type FiltersProps = { browse: Browse; branches: FolderBranches; rights: BrowseRights };

/** At the side; on a phone a sheet, as long as it is open. */
function Filters({ browse, branches, rights }: FiltersProps) {
  const { data, state, isSearching, typed, remember, search } = browse;
  const isSheet = useNarrow() && state.showsFilters;
  const close = () => remember({ showsFilters: false }, false);
  const panel = (
    <FilterPanel
      {...{ data, branches }}
      typed={typed}
      isSearching={isSearching}
      rights={rights}
      hidden={{ folders: state.hidesFolders, tags: state.hidesTags }}
      onSearch={search}
      onSearched={close}
      onMoved={() => isSheet && close()}
      onHidden={(section, hidden) =>
        remember(section === "folders" ? { hidesFolders: hidden } : { hidesTags: hidden }, false)
      }
    />
  );
  if (!isSheet) return panel;
  return (
    <FilterSheet onClose={close}>
      <MoveBanner />
      {panel}
    </FilterSheet>
  );
}

function NewPage() {
  const say = useSay();
  return (
    <span className="browsing-new">
      <LinkButton href="/new/" look="primary" icon={Plus}>
        <span className="browsing-new-words">{say(browsingWords.newPage)}</span>
      </LinkButton>
    </span>
  );
}
