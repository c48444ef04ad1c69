import { BrowseCount } from "./browse-count.tsx";
import { FiltersButton } from "./filters-button.tsx";
import { FolderMenu } from "./folder-menu.tsx";
import { SortBar } from "./sort-bar.tsx";
import type { Browse, BrowsedFolder } from "./use-browse.ts";
import { ViewSwitch } from "./view-switch.tsx";

/** How the list is shown, how long it is, and what can be done to the folder that it is of. */
export function BrowseBar(props: { browse: Browse; folder: BrowsedFolder | null; mayArrange: boolean }) {
  const { folder, mayArrange } = props;
  const { data, state, isSearching, found, remember } = props.browse;
  const { length: count } = found?.pages ?? [];
  return (
    <div className="browsing-bar">
      <FiltersButton state={state} remember={remember} />
      <SortBar state={state} isSearching={isSearching} onSort={(by) => remember({ by }, !isSearching)} />
      <BrowseCount
        count={found ? count : data.count}
        more={found ? found.more : data.more}
        folder={isSearching ? null : (folder?.name ?? null)}
        isSearching={isSearching}
      />
      {mayArrange && folder && !isSearching && <FolderMenu folder={folder} />}
      <ViewSwitch
        columns={state.showsDetails}
        onColumns={(columns) => remember({ showsDetails: columns }, false)}
      />
    </div>
  );
}
