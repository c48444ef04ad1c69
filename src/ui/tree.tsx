import { type KeyboardEvent, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";
import { TreeBranch } from "./tree-branch.tsx";
import { treeMove } from "./tree-keys.ts";
import { pathTo, type TreeNode, visibleRows } from "./tree-node.ts";
import { useTypeAhead } from "./use-type-ahead.ts";
import "./tree.css";

/**
 * A tree of links, or of things to choose. The server writes it as plain lists in which every link can be reached; in
 * the browser it becomes one stop of the keyboard with arrow keys inside.
 */
export function Tree({
  label,
  nodes,
  current = null,
  initiallyOpen = [],
  onChoose,
}: {
  label: string;
  nodes: readonly TreeNode[];
  /** The node that is shown or chosen; the branches on the way to it start open. */
  current?: string | null;
  initiallyOpen?: readonly string[];
  onChoose?: (id: string) => void;
}) {
  const root = useRef<HTMLUListElement>(null);
  const isTree = useHydrated();
  const typed = useTypeAhead();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...initiallyOpen, ...(current === null ? [] : pathTo(nodes, current))]),
  );
  const [visited, setVisited] = useState<string | null>(null);

  const rows = visibleRows(nodes, open);
  const stops = [visited, current, rows[0]?.id];
  const stop = stops.find((id) => rows.some((row) => row.id === id)) ?? null;

  function setBranches(ids: readonly string[], isOpen: boolean) {
    setOpen(
      (before) => new Set(isOpen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  }

  function focus(id: string) {
    setVisited(id);
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const id = event.target instanceof HTMLElement ? event.target.dataset.node : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const key =
      getComputedStyle(event.currentTarget).direction === "rtl"
        ? (mirrored[event.key] ?? event.key)
        : event.key;
    const move = treeMove(key, rows, id);
    const found = move
      ? null
      : typed(
          key,
          rows.findIndex((row) => row.id === id),
          rows.map((row) => row.label),
        );
    const target = move?.kind === "focus" ? move.id : found === null ? undefined : rows[found]?.id;
    if (!move && target === undefined) return;
    event.preventDefault();
    if (target !== undefined) focus(target);
    else if (move && move.kind !== "focus") setBranches(move.ids, move.kind === "open");
  }

  return (
    <ul
      ref={root}
      className="ui-tree"
      role={isTree ? "tree" : undefined}
      aria-label={label}
      onKeyDown={press}
    >
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
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
