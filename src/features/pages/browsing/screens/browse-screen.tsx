import Plus from "lucide-react/icons/plus";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Frame } from "#kernel/frame.ts";
import { type Viewer, currentSubsite, mayArrangeIn, mayCreateIn } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import type { Moved } from "../../filing/model/moved.ts";
import { Dragging } from "../../filing/parts/dragging.tsx";
import { MoveBanner } from "../../filing/parts/move-banner.tsx";
import { MovingHost } from "../../filing/parts/moving-host.tsx";
import { movedPage } from "../model/moved-page.ts";
import { grouped, sorted } from "../model/groups.ts";
import { browsingWords } from "../wording.ts";
import "./browse.css";
import { BrowseBar } from "./browse-bar.tsx";
import { EmptyBrowse } from "./empty-browse.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { PageDetails } from "./page-details.tsx";
import { PageGroups } from "./page-groups.tsx";
import { PlaceName } from "./place-name.tsx";
import { ShowAll } from "./show-all.tsx";
import { TrashMain } from "./trash-main.tsx";
import {
  type Browse,
  type BrowseData,
  type BrowsedPlace,
  type BrowseRights,
  useBrowse,
} from "./use-browse.ts";

/** All pages that one may see: filters at the side, the list beside them (BRWS-04). */
export function BrowseScreen({ data: opened, frame }: { data: BrowseData; frame: Frame }) {
  const say = useSay();
  const browse = useBrowse(opened, frame.viewer);
  const here = currentSubsite(frame.viewer);
  const rights = { mayCreate: mayCreateIn(here, frame.viewer), mayArrange: mayArrangeIn(here, frame.viewer) };

  return (
    <Screen title={say(browsingWords.title)} width="list" actions={rights.mayCreate && <NewPage />}>
      <MovingHost folders={browse.data.folders}>
        <MoveMode browse={browse} />
        <Dragging className="browsing" folders={browse.data.folders} pages={shownPages(browse)}>
          <Filters browse={browse} rights={rights} />
          <section className="browsing-main" aria-label={say(browsingWords.title)}>
            {browse.data.isTrash && !browse.isSearching ? (
              <TrashMain browse={browse} />
            ) : (
              <PagesMain {...{ browse, rights }} viewer={frame.viewer} />
            )}
          </section>
        </Dragging>
      </MovingHost>
    </Screen>
  );
}

/** While something is being moved, on narrow windows with the way to the folders. */
function MoveMode({ browse: { remember } }: { browse: Browse }) {
  const isNarrow = useNarrow();
  return <MoveBanner {...(isNarrow && { onChoose: () => remember({ showsFilters: true }, false) })} />;
}

function shownPages({ found, data }: Browse): readonly Moved[] {
  return (found?.pages ?? data.pages).map(movedPage);
}

/** The list of pages under its bar. */
function PagesMain({ browse, rights, viewer }: { browse: Browse; rights: BrowseRights; viewer: Viewer }) {
  const { data, state, typed, found } = browse;
  const pages = found ? sorted(found.pages, state.by) : data.pages;
  const people = found?.people ?? data.people;
  const place = {
    folder: data.folders.find((node) => node.id === data.folderId) ?? null,
    tag: data.tags.find((each) => each.id === data.tagId) ?? null,
  };
  const List = state.showsDetails ? PageDetails : PageGroups;

  return (
    <>
      <BrowseBar {...{ browse, place, rights, viewer }} />
      {!browse.isSearching && <PlaceName place={place} />}
      <List
        groups={grouped(pages, state.by, data.dates)}
        people={people}
        folders={data.folders}
        tags={tagsOfRows((found ?? data).tags, place)}
        viewer={viewer}
        typed={found ? typed.trim() : ""}
        empty={<EmptyBrowse {...{ browse, place }} mayCreate={rights.mayCreate} />}
      />
      <ShowAll browse={browse} />
    </>
  );
}

/** By their ids; rows of a tag need not say that they have it. */
function tagsOfRows(tags: readonly KeptTag[], { tag }: BrowsedPlace): ReadonlyMap<number, KeptTag> {
  return new Map(tags.filter(({ id }) => id !== tag?.id).map((each) => [each.id, each]));
}

/** At the side; on a phone a sheet, as long as it is open. */
function Filters({ browse, rights }: { browse: Browse; rights: BrowseRights }) {
  const { data, state, isSearching, typed, remember, search } = browse;
  const isSheet = useNarrow() && state.showsFilters;
  const close = () => remember({ showsFilters: false }, false);
  const panel = (
    <FilterPanel
      data={data}
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
    <FilterSheet {...{ isSearching, onClose: close }}>
      <MoveBanner />
      {panel}
    </FilterSheet>
  );
}

function NewPage() {
  const say = useSay();
  return (
    <LinkButton href="/new/" look="primary" icon={Plus}>
      {say(browsingWords.newPage)}
    </LinkButton>
  );
}
