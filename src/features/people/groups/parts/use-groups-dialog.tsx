import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { groupWords } from "../wording.ts";

/** Opens the groups of a person (CACT-10). */
export function useGroupsDialog(): (person: { readonly id: number; readonly name: string }) => void {
  const say = useSay();
  const { open } = useDialogs();
  return ({ id, name }) =>
    void open(async () => {
      const { groupsDialog } = await import("./groups-dialog.tsx");
      return groupsDialog({ id, name });
    }, say(groupWords.notLoaded));
}
