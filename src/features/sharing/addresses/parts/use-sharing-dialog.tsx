import { useDialogs } from "#ui/dialog-host.tsx";
import type { SharedHere } from "./sharing-dialog.tsx";

/** Opens the sharing dialog of a page; what is in it is fetched then. */
export function useSharingDialog(page: SharedHere): () => void {
  const dialogs = useDialogs();
  return () => {
    dialogs.open(async () => {
      const { sharingDialog } = await import("./sharing-dialog.tsx");
      return sharingDialog(page);
    });
  };
}
