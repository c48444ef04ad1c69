import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { widgetWords } from "./wording.ts";

/** The notices, and the one for tasks that were pasted with ticks: these are what readers enter, so items begin without. */
export function usePasteNotices() {
  const say = useSay();
  const notices = useNotices();
  return { ...notices, tellUnticked: () => notices.tell({ text: say(widgetWords.unticked) }) };
}
