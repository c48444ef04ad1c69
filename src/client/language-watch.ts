import { isSomethingUnderWay } from "./leaving.ts";
import { watch } from "./live.ts";
import { shownPosition, speaksOtherwise } from "./navigation.ts";

/**
 * Reloads the tab when its person or its site has chosen another language elsewhere. Where that would cost something,
 * `onLater` is called instead.
 */
export function watchLanguage(topics: readonly string[], onLater: () => void): () => void {
  async function look() {
    if (!(await speaksOtherwise())) return;
    if (isSomethingUnderWay()) onLater();
    else location.reload();
  }
  const news = () => void look();
  const stops = topics.map((topic) => watch(topic, { onData: news, onGap: news }, shownPosition()));
  return () => {
    for (const stop of stops) stop();
  };
}
