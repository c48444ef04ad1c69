import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { loadInvitationStatus } from "../contract.ts";
import { notSignedIn } from "../model/reminding.ts";
import { reminderWords } from "../wording.ts";

/** Opens the dialog that mails a reminder: about one person, or with null to all who have not signed in. */
export function useReminderDialog(): (person: { readonly id: number; readonly name: string } | null) => void {
  const say = useSay();
  const { open } = useDialogs();

  return (person) =>
    void open(async () => {
      const { ReminderDialog } = await import("../screens/reminder-dialog.tsx");
      const status = await send(loadInvitationStatus, {});
      if (!status.success && status.offer !== null) return noPermission(status, "invite-people");
      if (!status.success) throw new Error(status.reason);
      return <ReminderDialog person={person} count={notSignedIn(status)} />;
    }, say(reminderWords.notLoaded));
}
