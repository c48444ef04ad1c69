import { useDialogs } from "#ui/dialog-host.tsx";
import { send } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { readPersonGroups } from "../contract.ts";
import { groupWords } from "../wording.ts";

/** Opens the groups of a person (CACT-10). */
export function useGroupsDialog(): (person: { readonly id: number; readonly name: string }) => void {
  const say = useSay();
  const { open } = useDialogs();
  return ({ id, name }) =>
    void open(async () => {
      const { GroupsDialog } = await import("./groups-dialog.tsx");
      const read = await send(readPersonGroups, { id });
      if (!read.success && read.offer !== null) return noPermission(read, "groups");
      if (!read.success) throw new Error(read.reason);
      return <GroupsDialog person={{ id, name }} groups={read.groups} />;
    }, say(groupWords.notLoaded));
}
