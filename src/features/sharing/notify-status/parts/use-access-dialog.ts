import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { notifyStatusWords as words } from "../wording.ts";
import type { Asked } from "./access-dialog.tsx";

/** Opens who has access to a page, or who is told of it. */
export function useAccessDialog(pageId: number): (asked: Asked) => void {
  const say = useSay();
  const dialogs = useDialogs();

  return (asked) =>
    void dialogs.open(async () => {
      const { accessDialog } = await import("./access-dialog.tsx");
      return accessDialog(pageId, asked);
    }, say(words.notLoaded));
}
