import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import type { Folder } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { type Moved, type MovedPages, targetsOf } from "../model/moved.ts";
import { filingWords } from "../wording.ts";
import { useMove } from "./use-move.ts";

type Carrying = (pageId: number) => MovedPages | null;

export type Moving = {
  /** What is being moved: the next folder that is chosen takes it. */
  readonly moved: Moved | MovedPages | null;
  /** The folders that can take it. */
  readonly targets: ReadonlySet<number>;
  /** There is more than one folder. */
  readonly isPossible: boolean;
  /** Things are dragged on wide windows alone (FMOV-08). */
  readonly mayDrag: boolean;
  /** A page that is dragged, with those that go along with it; null where it goes alone. */
  readonly carried: Carrying;
  /** Whoever lets select says which go along, until they say otherwise. */
  readonly letCarry: (carrying: Carrying | null) => void;
  readonly begin: (moved: Moved | MovedPages) => void;
  readonly end: () => void;
  readonly moveTo: (folderId: number) => void;
};

const MovingContext = createContext<Moving | null>(null);

const none: ReadonlySet<number> = new Set();

/** Holds the mode in which a folder or page is moved: whoever has begun it chooses a folder of the tree (FMOV-03). */
export function MovingHost({ folders, children }: { folders: readonly Folder[]; children: ReactNode }) {
  const say = useSay();
  const { fail } = useNotices();
  const move = useMove();
  const mayDrag = !useNarrow();
  const [moved, setMoved] = useState<Moved | MovedPages | null>(null);
  const targets = useMemo(() => (moved ? new Set(targetsOf(moved, folders)) : none), [moved, folders]);
  const isPossible = folders.length > 1;
  const carry = useCarry();

  function begin(next: Moved | MovedPages): void {
    if (targetsOf(next, folders).length === 0) fail(say(filingWords.noTargets));
    else setMoved(next);
  }
  function moveTo(folderId: number): void {
    if (!moved || !targets.has(folderId)) return;
    setMoved(null);
    void (moved.is === "pages" ? moved.moveTo(folderId) : move(moved, folderId));
  }
  const latest = useRef({ begin, moveTo });
  latest.current = { begin, moveTo };

  // The same for as long as nothing is moved: all rows of a list depend on it.
  const moving: Moving = useMemo(
    () => ({
      moved,
      targets,
      isPossible,
      mayDrag,
      ...carry,
      begin: (next) => latest.current.begin(next),
      end: () => setMoved(null),
      moveTo: (folderId) => latest.current.moveTo(folderId),
    }),
    [moved, targets, isPossible, mayDrag, carry],
  );
  return <MovingContext value={moving}>{children}</MovingContext>;
}

function useCarry(): Pick<Moving, "carried" | "letCarry"> {
  const carrying = useRef<Carrying | null>(null);
  return useMemo(
    () => ({
      carried: (pageId) => carrying.current?.(pageId) ?? null,
      letCarry: (next) => {
        carrying.current = next;
      },
    }),
    [],
  );
}

export function useMoving(): Moving {
  const moving = useContext(MovingContext);
  if (!moving) throw new Error("MovingHost is missing above this component");
  return moving;
}
