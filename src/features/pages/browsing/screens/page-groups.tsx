import type { ReactNode } from "react";
import type { Folder } from "#features/folders/model/folder.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { PageGroup } from "../model/groups.ts";
import type { ListPeople } from "../model/page-list.ts";
import { PageLine } from "./page-line.tsx";

/** What both forms of the list are given. */
export type ListProps = {
  readonly groups: readonly PageGroup[];
  readonly people: ListPeople;
  readonly folders: readonly Folder[];
  /** The tags of the pages, by id. */
  readonly tags: ReadonlyMap<number, KeptTag>;
  readonly viewer: Viewer;
  readonly empty: ReactNode;
  /** What the pages were found for; empty where nothing was searched. */
  readonly typed: string;
};

/** As many rows as the tallest window shows at once. Those below are drawn when they are scrolled to. */
const drawnAtOnce = 60;

/** The pages under their letters or dates. */
export function PageGroups({ groups, people, tags, viewer, empty, typed }: ListProps) {
  if (groups.length === 0) return empty;
  const far = new Set(groups.flatMap(({ pages }) => pages).slice(drawnAtOnce));
  return (
    <div className="browsing-rows" data-found={typed !== "" || undefined}>
      {groups.map((group, place) => (
        <section key={`${place} ${group.name}`} aria-label={group.name || undefined}>
          {group.name && <h2 className="browsing-group">{group.name}</h2>}
          <ul>
            {group.pages.map((page) => (
              <PageLine key={page.id} {...{ page, people, tags, viewer, typed }} isFar={far.has(page)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
