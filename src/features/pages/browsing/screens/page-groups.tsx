import type { ReactNode } from "react";
import type { Folder } from "#features/folders/model/folder.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { PageGroup } from "../model/groups.ts";
import type { ListPeople } from "../model/page-list.ts";
import { PageLine } from "./page-line.tsx";

/** What both forms of the list are given. */
export type ListProps = {
  readonly groups: readonly PageGroup[];
  readonly people: ListPeople;
  readonly folders: readonly Folder[];
  readonly viewer: Viewer;
  readonly empty: ReactNode;
};

/** The pages under their letters or dates. */
export function PageGroups({ groups, people, viewer, empty }: ListProps) {
  if (groups.length === 0) return empty;
  return (
    <div className="browsing-rows">
      {groups.map((group, place) => (
        <section key={`${place} ${group.name}`} aria-label={group.name || undefined}>
          {group.name && <h2 className="browsing-group">{group.name}</h2>}
          <ul>
            {group.pages.map((page) => (
              <PageLine key={page.id} page={page} people={people} viewer={viewer} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
