import LogOut from "lucide-react/icons/log-out";
import Shield from "lucide-react/icons/shield";
import UserPlus from "lucide-react/icons/user-plus";
import type { ReactNode } from "react";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import { SeveralBar } from "#features/people/several/parts/several-bar.tsx";
import { useSelectingPeople } from "#features/people/several/parts/selecting.ts";
import { peopleBatchWords } from "#features/people/several/wording.ts";
import type { OutputOf } from "#kernel/call.ts";
import { Deed } from "#ui/deed.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { checkMembers, listMemberIds } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";

/** Whom "Select all" means, and where they are. */
export type WhomOfSubsite = { q: string; subsiteId: number; subsite: string };

export type MembersAsked = {
  readonly ids: readonly number[];
  readonly may: Pick<OutputOf<typeof checkMembers>, "allowed" | "left">;
  readonly subsite: { readonly id: number; readonly name: string };
  readonly onDone: () => void;
};

/** What can be done to several people of a subsite. */
export function MemberSelectionBar({ q, subsiteId: id, subsite }: WhomOfSubsite) {
  const say = useSay();
  const { role, remove, elsewhere } = useMemberDeeds({ id, name: subsite });
  return (
    <SeveralBar all={() => send(listMemberIds, { id, q })}>
      <Deed icon={Shield} label={say(words.role)} perform={role} />
      <Deed icon={UserPlus} label={say(words.addTo)} perform={elsewhere} />
      <Deed icon={LogOut} label={say(words.remove)} perform={remove} />
    </SeveralBar>
  );
}

function useMemberDeeds(subsite: MembersAsked["subsite"]) {
  const say = useSay();
  const { open } = useDialogs();
  const { fail } = useNotices();
  const { selection, end } = useSelectingPeople();

  /** Opens a dialog about those whom it may be done to; told where it is nobody. */
  async function ask(deed: "role" | "remove", dialog: (asked: MembersAsked) => Promise<ReactNode>) {
    const ids = [...(selection.get()?.ids ?? [])];
    const may = await send(checkMembers, { id: subsite.id, ...among(ids), deed }, severalTime);
    if (!may.success) return fail(may, say(peopleBatchWords.failed));
    if (may.allowed === 0) return fail(may.left.join(" ") || say(words.noneAllowed));
    open(() => dialog({ ids, may, subsite, onDone: end }));
  }

  return {
    role: () =>
      ask("role", async (asked) => {
        const { MemberRolesDialog } = await import("./member-roles-dialog.tsx");
        return <MemberRolesDialog {...asked} />;
      }),
    remove: () =>
      ask("remove", async (asked) => {
        const { RemoveMembersDialog } = await import("./remove-members-dialog.tsx");
        return <RemoveMembersDialog {...asked} />;
      }),
    elsewhere: async () => {
      const { subsiteDeedDialog } = await import("./subsite-deed-dialog.tsx");
      const ids = [...(selection.get()?.ids ?? [])];
      open(() => subsiteDeedDialog("add", { ids, onDone: end }), say(peopleBatchWords.subsitesNotLoaded));
    },
  };
}
