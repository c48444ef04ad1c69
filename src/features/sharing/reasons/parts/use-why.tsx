import { useDialogs } from "#ui/dialog-host.tsx";

/** Opens why somebody reads a page, or, with nobody named, the question whom to look at. */
export function useWhy(pageId: number): (who?: string) => void {
  const dialogs = useDialogs();
  return (who) => {
    dialogs.open(async () => {
      const { whyDialog } = await import("./why-dialog.tsx");
      return whyDialog(pageId, who);
    });
  };
}
