import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { browsingWords } from "../wording.ts";
import type { Browse } from "./use-browse.ts";

/** Below a list that is longer than what is shown at first; nothing below any other. */
export function ShowAll({ browse: { data, state, isSearching, remember } }: { browse: Browse }) {
  const say = useSay();
  const isLong = data.more || (state.showsAll && data.count > 250);
  if (isSearching || !isLong) return null;

  function words(): string {
    if (state.showsAll) return say(browsingWords.showFewer);
    if (data.count > 1000) return say(browsingWords.showAllMany);
    return say(browsingWords.showAll, { count: data.count });
  }

  return (
    <p className="browsing-all">
      <Button onPress={() => remember({ showsAll: !state.showsAll }, true)}>{words()}</Button>
    </p>
  );
}
