import { type KeyboardEvent, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";
import { TreeBranch } from "./tree-branch.tsx";
import { treeMove } from "./tree-keys.ts";
import { pathTo, type TreeNode, visibleRows } from "./tree-node.ts";
import { useTypeAhead } from "./use-type-ahead.ts";
import "./tree.css";

type TreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  /** The node that is shown or chosen; the branches on the way to it start open. */
  current?: string | null;
  initiallyOpen?: readonly string[];
  /** Branches that are opened beside those on the way to `current`. */
  heldOpen?: readonly string[];
  onChoose?: (id: string) => void;
  /** Told of branches that somebody opens. */
  onOpen?: (id: string) => void;
  /** Keys on a node that mean something where the tree is used; true where it was one of them. */
  onKey?: (key: string, id: string) => boolean;
};

const none: readonly string[] = [];

/**
 * A tree of links, or of things to choose. The server writes it as plain lists in which every link can be reached; in
 * the browser it becomes one stop of the keyboard with arrow keys inside.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, current = null, initiallyOpen = none, heldOpen = none, onKey } = props;
  const root = useRef<HTMLUListElement>(null);
  const isTree = useHydrated();
  const onTheWay = current === null ? none : pathTo(nodes, current);
  const { open, setBranches } = useOpenBranches(initiallyOpen, [...heldOpen, ...onTheWay], props.onOpen);
  const [visited, setVisited] = useState<string | null>(null);
  const rows = visibleRows(nodes, open);
  const stops = [visited, current, rows[0]?.id];
  const stop = stops.find((id) => rows.some((row) => row.id === id)) ?? null;
  const press = useTreeKeys({ rows, setBranches, onKey }, (id) => {
    setVisited(id);
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  });

  return (
    <ul ref={root} role={isTree ? "tree" : undefined} aria-label={label} onKeyDown={press}>
      {nodes.map((node, place) => (
        <TreeBranch
          key={node.id}
          node={node}
          level={1}
          place={place + 1}
          siblings={nodes.length}
          open={open}
          current={current}
          stop={isTree ? stop : undefined}
          onToggle={(id) => setBranches([id], !open.has(id))}
          onVisit={setVisited}
          onChoose={props.onChoose}
        />
      ))}
    </ul>
  );
}

/** `wanted` are opened when they come to be wanted, and can be closed again. `onOpen` is told of those that somebody opens. */
function useOpenBranches(
  initiallyOpen: readonly string[],
  wanted: readonly string[],
  onOpen: TreeProps["onOpen"],
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...initiallyOpen, ...wanted]));
  const [known, setKnown] = useState(wanted.join(" "));
  function setBranches(ids: readonly string[], isOpen: boolean) {
    setOpen(
      (before) => new Set(isOpen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  }
  if (known !== wanted.join(" ")) {
    setKnown(wanted.join(" "));
    setBranches(wanted, true);
  }
  return {
    open,
    setBranches(ids: readonly string[], isOpen: boolean): void {
      setBranches(ids, isOpen);
      if (isOpen) for (const id of ids) onOpen?.(id);
    },
  };
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

type Keyed = Pick<TreeProps, "onKey"> & {
  readonly rows: ReturnType<typeof visibleRows>;
  readonly setBranches: (ids: readonly string[], isOpen: boolean) => void;
};

/** What keys do on a node: arrows move, open and close, letters find. */
function useTreeKeys({ rows, setBranches, onKey }: Keyed, focus: (id: string) => void) {
  const typed = useTypeAhead();
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey?.(event.key, id)) return event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const key = isMirrored ? (mirrored[event.key] ?? event.key) : event.key;
    const move = treeMove(key, rows, id);
    const at = rows.findIndex((row) => row.id === id);
    const labels = rows.map((row) => row.label);
    const found = move ? null : typed(key, at, labels);
    const target = move?.kind === "focus" ? move.id : found === null ? undefined : rows[found]?.id;
    if (!move && target === undefined) return;
    event.preventDefault();
    if (target !== undefined) focus(target);
    else if (move && move.kind !== "focus") setBranches(move.ids, move.kind === "open");
  };
}
