import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import type { BrowsedPlace } from "./use-browse.ts";

/** How many pages the list has, counted to a thousand, and where. Said aloud when a search changes it. */
export function BrowseCount({
  count,
  more,
  place,
  isSearching,
}: {
  count: number;
  more: boolean;
  place: BrowsedPlace | null;
  isSearching: boolean;
}) {
  const say = useSay();
  return (
    <p className="browsing-count" role="status">
      {text()}
    </p>
  );

  function text(): string {
    if (more && (isSearching || count > 1000))
      return say(browsingWords.countMany, { count: isSearching ? count : count - 1 });
    if (isSearching) return say(browsingWords.countFound, { count });
    if (place?.folder) return say(browsingWords.countIn, { count, name: place.folder.name });
    if (place?.tag) return say(browsingWords.countTagged, { count, name: place.tag.name });
    return say(browsingWords.count, { count });
  }
}
