import type { ReactNode } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import type { KnownHint } from "../../rights-requests/wording.ts";
import { checkPeople, inviteSeveral } from "../contract.ts";
import { among, severalTime } from "../model/wire.ts";
import type { PeopleDeed } from "../rules.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { useSelectingPeople } from "./selecting.ts";

export type Checked = Pick<
  OutputOf<typeof checkPeople>,
  "allowed" | "left" | "groups" | "stays" | "goes" | "lacks"
>;

type Asked = { readonly ids: readonly number[]; readonly may: Checked; readonly onDone: () => void };

/** What can be done to the people that are selected when it begins. Who is left as they are is said before. */
export function usePeopleDeeds(roles: readonly SiteRole[]) {
  const { open } = useDialogs();
  const check = useCheck();
  const { selection, end } = useSelectingPeople();
  const ids = () => [...(selection.get()?.ids ?? [])];

  /** Opens a dialog about those whom it may be done to. */
  async function ask(deed: PeopleDeed, dialog: (asked: Asked) => Promise<ReactNode>): Promise<void> {
    const asked = ids();
    const may = await check(deed, asked);
    if (may) open(() => dialog({ ids: asked, may, onDone: end }));
  }

  return {
    ids,
    invite: useInviting(ids),
    role: () =>
      ask("role", async (asked) => {
        const { BatchRoleDialog } = await import("./batch-role-dialog.tsx");
        return <BatchRoleDialog {...asked} roles={roles} />;
      }),
    groups: () =>
      ask("groups", async (asked) => {
        const { BatchGroupsDialog } = await import("./batch-groups-dialog.tsx");
        return <BatchGroupsDialog {...asked} />;
      }),
    remove: () =>
      ask("remove", async (asked) => {
        const { BatchRemovalDialog } = await import("./batch-removal-dialog.tsx");
        return <BatchRemovalDialog {...asked} />;
      }),
  };
}

const hints = {
  role: "change-role",
  groups: "groups",
  invite: "invite-people",
  remove: "remove-person",
} as const satisfies Record<PeopleDeed, KnownHint>;

/** What may be done to them; told where it is nothing. */
function useCheck() {
  const say = useSay();
  const { fail } = useNotices();
  const tellRefusal = useRefusals();
  return async (deed: PeopleDeed, asked: readonly number[]): Promise<Checked | null> => {
    const answer = await send(checkPeople, { ...among(asked), deed }, severalTime);
    if (!answer.success) return (tellRefusal(answer, hints[deed], say(words.failed)), null);
    if (answer.allowed === 0) return (fail(answer.left.join(" ") || say(words.noneAllowed)), null);
    return answer;
  };
}

function useInviting(ids: () => readonly number[]) {
  const say = useSay();
  const { fail, tell } = useNotices();
  const tellRefusal = useRefusals();
  const { end } = useSelectingPeople();
  return async (): Promise<void> => {
    const answer = await send(inviteSeveral, among(ids()), severalTime);
    if (!answer.success) return tellRefusal(answer, hints.invite, say(words.failed));
    if (answer.done === 0) return fail(answer.left.join(" ") || say(words.noneAllowed));
    end();
    tell({ text: [say(words.inviteDone, { count: answer.done }), ...answer.left].join(". ") });
    await revisit();
  };
}
