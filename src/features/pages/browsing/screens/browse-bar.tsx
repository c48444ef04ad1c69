import { BrowseCount } from "./browse-count.tsx";
import { TagMenu } from "#features/tags/parts/tag-menu.tsx";
import { FiltersButton } from "./filters-button.tsx";
import { SelectButton } from "../../batches/parts/select-button.tsx";
import { FolderMenu } from "../../filing/parts/folder-menu.tsx";
import { listIn } from "../model/list-address.ts";
import { folderAddress } from "../model/folder-nodes.ts";
import { browsingWords } from "../wording.ts";
import { SortBar } from "./sort-bar.tsx";
import type { Browse, BrowsedPlace, BrowseRights } from "./use-browse.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { ViewSwitch } from "./view-switch.tsx";

type BrowseBarProps = { browse: Browse; place: BrowsedPlace; rights: BrowseRights; viewer: Viewer };

/** How the list is shown, how long it is, and what can be done to the folder or tag that it is of. */
export function BrowseBar(props: BrowseBarProps) {
  const say = useSay();
  const { place, rights } = props;
  const { data, state, isSearching, found, remember } = props.browse;
  const { length: count } = found?.pages ?? [];
  return (
    <div className="browsing-bar">
      <FiltersButton state={state} remember={remember} />
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
      {/* It takes script, which visitors have none of. */}
      {props.viewer.personId !== null && (
        <ViewSwitch
          columns={state.showsDetails}
          onColumns={(columns) => remember({ showsDetails: columns }, false)}
        />
      )}
    </div>
  );
}

/** Without script, which is all visitors, an order is a way to another address. */
function Orders({ browse: { data, state, isSearching, remember }, viewer }: BrowseBarProps) {
  const here = useHere();
  const isPlain = viewer.personId === null && !isSearching;
  return (
    <SortBar
      {...{ state, isSearching }}
      hrefOf={isPlain ? (by) => here(listIn(data, { by })) : null}
      onSort={(by) => remember({ by }, !isSearching)}
    />
  );
}
