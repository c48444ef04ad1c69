import { useEffect } from "react";
import { watchLanguage } from "#client/language-watch.ts";
import { clientWords } from "#client/wording.ts";
import { personTopic } from "#features/people/account/events.ts";
import { type LookWorn, siteTopic } from "#features/sites/events.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Lets the tab follow when its language or the look of its site is chosen elsewhere; where something is under way, its reader says when the language changes. */
export function LanguageWatch({ viewer: { personId, siteId } }: { viewer: Viewer }) {
  const say = useSay();
  const { tell } = useNotices();

  useEffect(() => {
    if (personId === null) return;
    const onLater = () =>
      tell({
        kind: "undo",
        text: say(clientWords.otherLanguage),
        undo: { label: say(clientWords.reload), perform: () => location.reload() },
      });
    // Where it cannot be fetched, the next document brings it.
    const onLook = (look: unknown) =>
      void import("#features/theme/parts/wear-look.ts").then(
        ({ wearLook }) => wearLook(look as LookWorn),
        () => {},
      );
    return watchLanguage([personTopic(personId), siteTopic(siteId)], { onLater, onLook });
  }, [personId, siteId, say, tell]);

  return null;
}
