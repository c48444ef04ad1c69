import { isSomethingUnderWay } from "./leaving.ts";
import { watch } from "./live.ts";
import { shownPosition, speaksOtherwise } from "./navigation.ts";

/**
 * Hears what every tab is told of its person and its site: how the site looks from now on, which `onLook` is given, and languages.
 * Reloads the tab when its person or its site has chosen another language elsewhere, as soon as it is looked at. Where that
 * would cost something, `onLater` is called instead.
 */
export function watchLanguage(
  topics: readonly string[],
  { onLater, onLook }: { onLater: () => void; onLook: (look: unknown) => void },
): () => void {
  async function look() {
    if (!(await speaksOtherwise())) return;
    if (isSomethingUnderWay()) onLater();
    else location.reload();
  }
  function news() {
    if (document.hidden) document.addEventListener("visibilitychange", news, { once: true });
    else void look();
  }
  const onData = (data: unknown) => {
    const { look } = data as { look?: unknown };
    if (look) onLook(look);
    else news();
  };
  const stops = topics.map((topic) => watch(topic, { onData, onGap: news }, shownPosition()));
  return () => {
    document.removeEventListener("visibilitychange", news);
    for (const stop of stops) stop();
  };
}
