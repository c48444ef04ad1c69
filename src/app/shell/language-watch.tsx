import { useEffect } from "react";
import { watchLanguage } from "#client/language-watch.ts";
import { clientWords } from "#client/wording.ts";
import { personTopic } from "#features/people/account/events.ts";
import { siteTopic } from "#features/sites/events.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Lets the tab follow when its language is chosen elsewhere; where something is under way, its reader says when. */
export function LanguageWatch({ viewer: { personId, siteId } }: { viewer: Viewer }) {
  const say = useSay();
  const { tell } = useNotices();

  useEffect(() => {
    if (personId === null) return;
    return watchLanguage([personTopic(personId), siteTopic(siteId)], () =>
      tell({
        kind: "undo",
        text: say(clientWords.otherLanguage),
        undo: { label: say(clientWords.reload), perform: () => location.reload() },
      }),
    );
  }, [personId, siteId, say, tell]);

  return null;
}
