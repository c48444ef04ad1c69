import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { readAway } from "../contract.ts";
import { awayWords } from "../../away/wording.ts";

/** Opens the days on which a person is away. */
export function useAwayDialog(): (personId: number) => void {
  const say = useSay();
  const { open } = useDialogs();
  return (personId) =>
    void open(async () => {
      const { AwayDialog } = await import("./away-dialog.tsx");
      const read = await send(readAway, { id: personId });
      if (!read.success && read.offer !== null) return noPermission(read, "edit-profile");
      if (!read.success) throw new Error(read.reason);
      return <AwayDialog person={{ id: personId, ...read }} />;
    }, say(awayWords.notLoaded));
}
