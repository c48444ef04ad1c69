import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import { EmptyFolder } from "./empty-folder.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { Browse, BrowsedPlace } from "./use-browse.ts";

/** What stands where no page does: why, and what could stand there. */
export function EmptyBrowse(props: { browse: Browse; place: BrowsedPlace; mayCreate: boolean }) {
  const say = useSay();
  const { mayCreate } = props;
  const { folder, tag } = props.place;
  const { data, isSearching, found, search } = props.browse;
  if (found?.failed || data.failed) return <EmptyList text={say(browsingWords.failed)} />;
  if (isSearching && !found) return <EmptyList text="" />;
  if (isSearching) {
    const all = <Button onPress={() => search("")}>{say(browsingWords.showAllMany)}</Button>;
    return <EmptyList text={say(browsingWords.emptySearch)} action={all} />;
  }
  if (folder) return <EmptyFolder {...{ folder, mayCreate }} folders={data.folders} />;
  // Visitors are told of no folders, also not of the one whose pages they are shown.
  if (data.folderId !== null) return <EmptyList text={say(browsingWords.emptyFolder)} />;
  if (tag) return <EmptyList text={say(browsingWords.emptyTag)} />;
  // In place of the list the address of a search has brought what was found; the list is on its way.
  return <EmptyList text={data.isLoading || data.found ? "" : say(browsingWords.empty)} />;
}
