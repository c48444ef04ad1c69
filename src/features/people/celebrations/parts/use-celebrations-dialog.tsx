import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { readCelebrations } from "../contract.ts";
import { celebrationWords } from "../wording.ts";

/** Opens the days of a person for who may change them. */
export function useCelebrationsDialog(): (personId: number) => void {
  const say = useSay();
  const { open } = useDialogs();
  return (personId) =>
    void open(async () => {
      const { CelebrationsDialog } = await import("./celebrations-dialog.tsx");
      const read = await send(readCelebrations, { id: personId });
      if (!read.success && read.offer !== null) return noPermission(read, "edit-profile");
      if (!read.success) throw new Error(read.reason);
      return <CelebrationsDialog person={{ id: personId, ...read }} />;
    }, say(celebrationWords.notLoaded));
}
