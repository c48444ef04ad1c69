import { send } from "#client/call.ts";
import { revisit, visit } from "#client/navigation.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { usePictureDialog } from "../../avatars/parts/use-picture-dialog.tsx";
import { useAwayDialog } from "../../away-setting/parts/use-away-dialog.tsx";
import { useGroupsDialog } from "../../groups/parts/use-groups-dialog.tsx";
import { impersonateAddress } from "../../impersonation/parts/where-from.ts";
import { inviteAgain } from "../../invites/contract.ts";
import { useReminderDialog } from "../../reminders/parts/use-reminder-dialog.tsx";
import { readRemoval } from "../../removal/screen.ts";
import { removalWords } from "../../removal/wording.ts";
import { noPermission, useRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { peopleDialogWords } from "../../wording.ts";
import { preferenceDialogWords } from "../../preferences/wording.ts";
import type { Acting } from "./person-entries.ts";

export type PersonActed = {
  readonly id: number;
  readonly name: string;
  readonly role: SiteRole;
  readonly withSubsites: boolean;
};

/** Does what the actions of a person say, as far as people alone are concerned. */
export function usePersonActs(person: PersonActed, roles: readonly SiteRole[]): Acting {
  const sendAgain = useSendingAgain(person.id);
  const changePicture = usePictureDialog();
  const askAway = useAwayDialog();
  const remind = useReminderDialog();
  const askGroups = useGroupsDialog();
  const { askRole, askOwnership, askRemoval, askTwoStep, editProfile } = usePersonDialogs(person, roles);
  return (action) => {
    if (action === "role") askRole();
    else if (action === "groups") askGroups(person);
    else if (action === "make-owner") askOwnership("give");
    else if (action === "revoke-owner") askOwnership("take");
    else if (action === "reminder") remind(person);
    else if (action === "away") askAway(person.id);
    else if (action === "picture") changePicture(person.id);
    else if (action === "reset-two-step") askTwoStep();
    else if (action === "delete") askRemoval();
    else if (action === "edit-profile") editProfile();
    else if (action === "invitation") void sendAgain();
    else if (action === "permissions") void visit(`/settings/permissions/${person.id}/`);
    else if (action === "impersonate") void visit(impersonateAddress(person.id, "menu"));
  };
}

function useSendingAgain(id: number) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();
  return async () => {
    const answer = await send(inviteAgain, { id });
    if (!answer.success) return tellRefusal(answer, "invite-people");
    tell({ text: say(peopleDialogWords.againDone, { email: answer.email }) });
    await revisit();
  };
}

function usePersonDialogs(person: PersonActed, roles: readonly SiteRole[]) {
  const say = useSay();
  const { open } = useDialogs();
  return {
    askRole: () =>
      open(async () => {
        const { RoleDialog } = await import("./role-dialog.tsx");
        return <RoleDialog person={person} roles={roles} />;
      }, say(peopleDialogWords.permissionsNotLoaded)),
    askOwnership: (offer: "give" | "take") =>
      open(async () => {
        const { OwnershipDialog } = await import("../../ownership/screens/ownership-dialog.tsx");
        return <OwnershipDialog person={person} offer={offer} withSubsites={person.withSubsites} />;
      }),
    askRemoval: () =>
      open(async () => {
        const { RemoveDialog } = await import("../../removal/screens/remove-dialog.tsx");
        const removal = await send(readRemoval, { id: person.id });
        if (!removal.success && removal.offer !== null) return noPermission(removal, "remove-person");
        if (!removal.success) throw new Error(removal.reason);
        return <RemoveDialog removal={removal} />;
      }, say(removalWords.notLoaded)),
    askTwoStep: () =>
      open(async () => {
        const { ResetTwoStepDialog } = await import("../../two-step/screens/reset-two-step-dialog.tsx");
        return <ResetTwoStepDialog person={person} />;
      }),
    editProfile: () =>
      open(async () => {
        const { openPreferencesDialog } = await import("../../preferences/parts/preferences-dialog.tsx");
        return openPreferencesDialog(person.id);
      }, say(preferenceDialogWords.notLoaded)),
  };
}
