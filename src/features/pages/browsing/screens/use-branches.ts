import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { send } from "#client/call.ts";
import { readBranch } from "#features/folders/contract.ts";
import { type Folder, branchAsked, branchOf } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { type Branches, withBranches } from "../model/branches.ts";
import { browsingWords } from "../wording.ts";

export type FolderBranches = ReturnType<typeof useBranches>;

const none: ReadonlySet<number> = new Set();

/** The folders of a screen and of the branches that were opened in their tree; those are read anew with each screen. */
export function useBranches(folders: readonly Folder[]) {
  const say = useSay();
  const { fail } = useNotices();
  const [branches, setBranches] = useState<Branches>(new Map());
  const [failed, setFailed] = useState(none);
  const [waiting, setWaiting] = useState(none);
  const asked = useRef(new Set<number>());
  const { all, borrowed } = withBranches(folders, branches);

  async function read(id: number): Promise<boolean> {
    if (asked.current.has(id)) return true;
    asked.current.add(id);
    const answer = await send(readBranch, branchAsked({ id }));
    asked.current.delete(id);
    if (answer.success) {
      const branch = branchOf(answer);
      passingFocus(id, () => setBranches((before) => new Map(before).set(id, branch)));
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

/** The node that stands for what lies in a folder until it comes. */
export function restNode(id: number): string {
  return `rest-${id}`;
}

/** Whoever stood on the node that waited goes on at the first folder that came. */
function passingFocus(id: number, show: () => void): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active.dataset["node"] !== restNode(id)) return show();
  const before = new Set(nodesShown());
  flushSync(show);
  nodesShown()
    .find((node) => !before.has(node))
    ?.focus();
}

function nodesShown(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-node]")];
}
