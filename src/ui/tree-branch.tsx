import ChevronRight from "lucide-react/icons/chevron-right";
import { cssVariables } from "./css-variables.ts";
import { Icon } from "./icon.tsx";
import { useHere } from "./language.tsx";
import { isBranch, type TreeNode } from "./tree-node.ts";

type TreeBranchProps = {
  node: TreeNode;
  level: number;
  place: number;
  siblings: number;
  open: ReadonlySet<string>;
  current: string | null;
  stop: string | null | undefined;
  onToggle: (id: string) => void;
  onVisit: (id: string) => void;
  onChoose?: (id: string) => void;
};

/** A node of a tree with everything open below it. `stop` is the node that Tab reaches, undefined before the tree is alive. */
export function TreeBranch({ node, level, place, siblings, ...tree }: TreeBranchProps) {
  const isTree = tree.stop !== undefined;
  const isOpen = isBranch(node) && tree.open.has(node.id);
  const children = node.children ?? [];
  return (
    <li role={isTree ? "none" : undefined}>
      <div
        className="ui-tree-row"
        data-current={tree.current === node.id || undefined}
        style={cssVariables({ "--level": level - 1 })}
      >
        {isBranch(node) && <Twist isOpen={isOpen} onToggle={() => tree.onToggle(node.id)} />}
        {node.field === undefined ? (
          <TreeLink {...{ node, level, place, siblings, isOpen }} {...tree} />
        ) : (
          <TreeField node={node} level={isTree ? level : undefined} />
        )}
      </div>
      {isOpen && (
        <ul role={isTree ? "group" : undefined}>
          {children.map((child, index) => (
            <TreeBranch
              key={child.id}
              {...tree}
              node={child}
              level={level + 1}
              place={index + 1}
              siblings={children.length}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

function Twist({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <span className="ui-tree-twist" aria-hidden="true" data-open={isOpen || undefined} onClick={onToggle}>
      <Icon of={ChevronRight} />
    </span>
  );
}

/** A name being typed in the place of its node. */
function TreeField({ node, level }: { node: TreeNode; level: number | undefined }) {
  return (
    <div
      role={level === undefined ? undefined : "treeitem"}
      aria-label={node.label}
      aria-level={level}
      className="ui-tree-field"
      tabIndex={-1}
    >
      {node.field}
    </div>
  );
}

/** The node itself: a link, or a button where it is to be chosen. */
function TreeLink({ node, isOpen, ...tree }: TreeBranchProps & { isOpen: boolean }) {
  const isCurrent = tree.current === node.id;
  const here = useHere();
  const roles = tree.stop !== undefined && {
    role: "treeitem",
    tabIndex: tree.stop === node.id ? 0 : -1,
    "aria-level": tree.level,
    "aria-posinset": tree.place,
    "aria-setsize": tree.siblings,
    "aria-expanded": isBranch(node) ? isOpen : undefined,
    "aria-selected": node.href === undefined ? isCurrent : undefined,
  };
  const marks = {
    ...roles,
    className: "ui-tree-link",
    "data-node": node.id,
    "aria-current": isCurrent && node.href !== undefined ? ("page" as const) : undefined,
    onFocus: () => tree.onVisit(node.id),
    onClick: () => !node.isDisabled && tree.onChoose?.(node.id),
    "aria-disabled": node.isDisabled || undefined,
    draggable: node.isDraggable,
  };
  const shape = isOpen ? (node.openIcon ?? node.icon) : node.icon;
  const content = <NodeText node={node} shape={shape} />;
  if (node.href === undefined)
    return (
      <button type="button" {...marks}>
        {content}
      </button>
    );
  return (
    <a href={here(node.href)} {...marks}>
      {content}
    </a>
  );
}

function NodeText({ node, shape }: { node: TreeNode; shape: TreeNode["icon"] }) {
  return (
    <>
      {shape && <Icon of={shape} />}
      <span className="ui-tree-label">{node.label}</span>
      {node.count !== undefined && <span className="ui-tree-count">{node.count}</span>}
    </>
  );
}
