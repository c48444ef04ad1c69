import type { ReactNode } from "react";
import type { FolderNode } from "#features/folders/contract.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { ListUsers } from "../contract.ts";
import type { PageGroup } from "../model/groups.ts";
import { PageLine } from "./page-line.tsx";

/** What both forms of the list are given. */
export type ListProps = {
  readonly groups: readonly PageGroup[];
  readonly users: ListUsers;
  readonly tree: readonly FolderNode[];
  readonly viewer: Viewer;
  readonly empty: ReactNode;
};

/** The pages under their letters or dates. */
export function PageGroups({ groups, users, viewer, empty }: ListProps) {
  if (groups.length === 0) return empty;
  return (
    <div className="browse-rows">
      {groups.map((group, place) => (
        <section key={`${place} ${group.name}`} aria-label={group.name || undefined}>
          {group.name && <h2 className="browse-group">{group.name}</h2>}
          <ul>
            {group.pages.map((page) => (
              <PageLine key={page.id} page={page} users={users} viewer={viewer} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
