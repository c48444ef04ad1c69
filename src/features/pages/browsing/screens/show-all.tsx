import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { Viewer } from "#kernel/viewer.ts";
import { viewOf } from "../model/list-view.ts";
import { listIn } from "../model/list-address.ts";
import { useSay } from "#ui/language.tsx";
import { listMost } from "../rules.ts";
import { browsingWords } from "../wording.ts";
import type { Browse } from "./use-browse.ts";

/** Below a list that is longer than what is shown at first; nothing below any other. */
export function ShowAll({ browse, viewer }: { browse: Browse; viewer: Viewer }) {
  const { data, state, isSearching, remember } = browse;
  const say = useSay();
  const isLong = data.more || (state.showsAll && data.count > listMost);
  if (isSearching || !isLong) return null;

  function words(): string {
    if (state.showsAll) return say(browsingWords.showFewer);
    if (data.count > 1000) return say(browsingWords.showAllMany);
    return say(browsingWords.showAll, { count: data.count });
  }

  if (viewer.personId === null)
    return (
      <p className="browsing-all">
        <LinkButton href={listIn(data, { by: state.by, all: !state.showsAll, view: viewOf(state, viewer) })}>
          {words()}
        </LinkButton>
      </p>
    );
  return (
    <p className="browsing-all">
      <Button onPress={() => remember({ showsAll: !state.showsAll }, true)}>{words()}</Button>
    </p>
  );
}
