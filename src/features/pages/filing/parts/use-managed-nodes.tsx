import FolderSign from "lucide-react/icons/folder";
import FolderOpen from "lucide-react/icons/folder-open";
import type { ReactNode } from "react";
import { folderNameMost } from "#features/folders/rules.ts";
import { insideOf } from "#features/folders/model/folder.ts";
import { useSay } from "#ui/language.tsx";
import type { TreeNode } from "#ui/tree-node.ts";
import { filingWords } from "../wording.ts";
import { InlineName } from "./inline-name.tsx";
import type { ManagedFolders } from "./use-managed-folders.tsx";

/** The nodes of a tree that is worked on, with the field in which a name is being typed. */
export function useManagedNodes(managed: ManagedFolders): TreeNode[] {
  const say = useSay();
  const { folders, folder, chosen, naming } = managed;
  const inside = insideOf(folders);
  const labels = { new: filingWords.newFolderIn, rename: filingWords.renameOf };
  const label = naming && folder ? say(labels[naming.is], { name: folder.name }) : "";
  const field: ReactNode = naming && (
    <InlineName
      label={label}
      initial={naming.typed}
      {...(naming.is === "rename" && { limit: folderNameMost })}
      confirmsLeaving={naming.is === "rename"}
      onDone={managed.keep}
      onCancel={managed.cancel}
    />
  );

  function nodesIn(parentId: number | null): TreeNode[] {
    return (inside.get(parentId) ?? []).map(({ id, name }) => {
      const children = nodesIn(id);
      const isNamed = id === chosen && naming;
      const fresh = isNamed && naming.is === "new" ? [{ id: "new", label, field }] : [];
      return {
        id: String(id),
        label: name,
        icon: FolderSign,
        openIcon: FolderOpen,
        field: isNamed && naming.is === "rename" ? field : undefined,
        children: [...fresh, ...children],
      };
    });
  }
  return nodesIn(null);
}
