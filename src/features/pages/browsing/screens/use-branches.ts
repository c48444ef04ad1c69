import { useEffect, useEffectEvent, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { readBranch } from "#features/folders/contract.ts";
import { type Folder, branchAsked, branchOf } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { type Branches, branchesOf, withBranches } from "../model/branches.ts";
import { browsingWords } from "../wording.ts";

export type FolderBranches = ReturnType<typeof useBranches>;

const none: ReadonlySet<number> = new Set();

/** The folders of a screen and of the branches that were opened in their tree; those are read anew with each screen. */
export function useBranches(folders: readonly Folder[]) {
  const say = useSay();
  const { fail } = useNotices();
  const [state, setState] = useState(() => ({ of: folders, branches: new Map() as Branches }));
  const [failed, setFailed] = useState(none);
  const [waiting, setWaiting] = useState(none);
  const asked = useRef(new Set<number>());
  const shown = state.of === folders ? state : { of: folders, branches: kept(state) };
  if (shown !== state) setState(shown);
  const { all, borrowed } = withBranches(shown.of, shown.branches);

  async function read(id: number): Promise<boolean> {
    if (asked.current.has(id)) return true;
    asked.current.add(id);
    const answer = await send(readBranch, branchAsked({ id }));
    asked.current.delete(id);
    if (answer.success) {
      const branch = branchOf(answer);
      setState(({ of, branches }) => ({ of, branches: new Map(branches).set(id, branch) }));
      passFocus(id, branch);
    }
    return answer.success || answer.expired;
  }

  async function open(id: number): Promise<void> {
    if (!all.find((folder) => folder.id === id)?.isPartial) return;
    setFailed((before) => without(before, id));
    setWaiting((before) => new Set([...before, id]));
    const isRead = await read(id);
    setWaiting((before) => without(before, id));
    if (isRead) return;
    setFailed((before) => new Set([...before, id]));
    fail(say(browsingWords.foldersNotLoaded));
  }

  const readAnew = useEffectEvent(() => borrowed.forEach((id) => void read(id)));
  useEffect(() => readAnew(), [folders]);

  return { folders: all, failed, waiting, open: (id: number) => void open(id) };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((each) => each !== id));
}

function kept({ of, branches }: { readonly of: readonly Folder[]; readonly branches: Branches }): Branches {
  return branchesOf(withBranches(of, branches).all);
}

/** The node that stands for what lies in a folder until it comes. */
export function restNode(id: number): string {
  return `rest-${id}`;
}

/** Whoever stood on the node that waited goes on at the first folder that came. */
function passFocus(id: number, branch: readonly Folder[]): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active.dataset["node"] !== restNode(id)) return;
  const known = new Set(
    [...document.querySelectorAll<HTMLElement>("[data-node]")].map((each) => each.dataset["node"]),
  );
  const first = branch.find((folder) => !known.has(String(folder.id))) ?? branch[0];
  setTimeout(() => first && document.querySelector<HTMLElement>(`[data-node="${first.id}"]`)?.focus());
}
