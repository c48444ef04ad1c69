import type { Failure } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useNotices } from "#ui/notices-host.tsx";
import type { KnownHint } from "../wording.ts";

/**
 * Says a refusal: the no-permission dialog when it offers rights to request (ROLE-19 to ROLE-21, ROLE-23), else an
 * error notice with the server's words or `otherwise`. `hint` names the refused action in the mail.
 */
export function useRefusals(): (failed: Failure, hint: KnownHint, otherwise?: string) => void {
  const { open } = useDialogs();
  const { fail } = useNotices();

  return (failed, hint, otherwise) => {
    const opened = failed.offer !== null && open(() => noPermission(failed, hint));
    if (!opened) fail(failed, otherwise);
  };
}

/**
 * The same within a dialog, which stays below with what was typed (DLGS-16). Answers the failure for its error area.
 */
export function useDialogRefusals(): (failed: Failure, hint: KnownHint) => Promise<Failure> {
  const { pick } = useDialog();

  return async (failed, hint) => {
    if (failed.offer !== null) await pick(() => noPermission(failed, hint));
    return failed;
  };
}

/** The same as the content of a dialog that could not be opened for want of a right. */
export async function noPermission({ reason, offer }: Pick<Failure, "reason" | "offer">, hint: KnownHint) {
  const { NoPermission } = await import("./no-permission.tsx");
  return <NoPermission reason={reason} offer={offer ?? "admin"} hint={hint} />;
}
