import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";

/** How many pages the list has, counted to a thousand, and where. Said aloud when a search changes it. */
export function BrowseCount({
  count,
  more,
  folder,
  isSearching,
}: {
  count: number;
  more: boolean;
  folder: string | null;
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
    return folder === null
      ? say(browsingWords.count, { count })
      : say(browsingWords.countIn, { count, name: folder });
  }
}
