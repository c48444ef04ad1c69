import { BrowseCount } from "./browse-count.tsx";
import { TagMenu } from "#features/tags/parts/tag-menu.tsx";
import { FiltersButton } from "./filters-button.tsx";
import { SelectButton } from "../../batches/parts/select-button.tsx";
import { FolderMenu } from "../../filing/parts/folder-menu.tsx";
import { further, listIn, named } from "../model/list-address.ts";
import { type ListView, stateOf, viewOf, viewsOn } from "../model/list-view.ts";
import { folderAddress } from "../model/folder-nodes.ts";
import { browsingWords } from "../wording.ts";
import { loadList } from "./late-lists.ts";
import { SortBar } from "./sort-bar.tsx";
import type { Browse, BrowsedPlace, BrowseRights } from "./use-browse.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { ViewSwitch } from "./view-switch.tsx";

type BrowseBarProps = { browse: Browse; place: BrowsedPlace; rights: BrowseRights; viewer: Viewer };

/** How the list is shown, how long it is, and what can be done to the folder or tag that it is of. */
export function BrowseBar(props: BrowseBarProps) {
  const say = useSay();
  const { place, rights } = props;
  const { data, state, isSearching, found, remember } = props.browse;
  const { length: count } = found?.pages ?? [];
  return (
    <div className="browsing-bar" data-cards={viewsOn(props.viewer).includes("cards") || undefined}>
      <FiltersButton {...{ state, remember }} isPlain={props.viewer.personId === null} />
      <Orders {...props} />
      <BrowseCount
        count={found ? count : data.count}
        more={found ? found.more : data.more}
        place={isSearching ? null : place}
        isSearching={isSearching}
      />
      {rights.mayCreate && place.folder && !isSearching && (
        <FolderMenu
          folder={place.folder}
          parent={data.folders.find(({ id }) => id === place.folder?.parentId) ?? null}
          viewer={props.viewer}
          label={say(browsingWords.folderOptions, { name: place.folder.name })}
          addressOf={folderAddress}
        />
      )}
      {rights.mayArrange && place.tag && !isSearching && <TagMenu key={place.tag.id} tag={place.tag} />}
      <SelectButton />
      <Views {...props} />
    </div>
  );
}

/** A way to another address as well, without script. */
function Views({ browse: { data, state, isSearching, typed, remember }, viewer }: BrowseBarProps) {
  const here = useHere();
  const { fail } = useNotices();
  async function show(view: ListView) {
    const came = await loadList(view).then(
      () => true,
      () => false,
    );
    if (came) remember(stateOf(view), false);
    else fail(null);
  }
  const hrefOf = (view: ListView) =>
    isSearching
      ? further("/pages/", { q: typed.trim(), view: named(view) })
      : listIn(data, { by: state.by, all: state.showsAll, view });
  return (
    <ViewSwitch
      views={viewsOn(viewer)}
      view={viewOf(state, viewer)}
      hrefOf={viewer.personId === null ? (view) => here(hrefOf(view)) : null}
      onNear={() => void Promise.all(viewsOn(viewer).map(loadList)).catch(() => {})}
      onView={(view) => void show(view)}
    />
  );
}

/** Without script, which is all visitors, an order is a way to another address. */
function Orders({ browse: { data, state, isSearching, remember }, viewer }: BrowseBarProps) {
  const here = useHere();
  const isPlain = viewer.personId === null && !isSearching;
  return (
    <SortBar
      {...{ state, isSearching }}
      hrefOf={isPlain ? (by) => here(listIn(data, { by, view: viewOf(state, viewer) })) : null}
      onSort={(by) => remember({ by }, !isSearching)}
    />
  );
}
