import { type ReactNode, useRef } from "react";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { cssVariables } from "#ui/css-variables.ts";
import { type DateGrouping } from "../contract.ts";
import { countMost } from "../rules.ts";
import { type Block, blocksOf } from "../model/blocks.ts";
import type { PageFaces } from "../../drawing/contract.ts";
import type { FilterState } from "../model/filter-state.ts";
import { groupOf, grouped } from "../model/groups.ts";
import type { ListPeople, ShownPage } from "../model/page-list.ts";
import { PageLine } from "./page-line.tsx";
import { RowBlock } from "./row-block.tsx";
import { type ComingRows, RowsToCome } from "./rows-to-come.tsx";
import { useFolded } from "./use-folded.ts";

/** What all forms of the list are given. */
export type ListProps = {
  readonly pages: readonly ShownPage[];
  readonly by: FilterState["by"];
  readonly dates: readonly DateGrouping[];
  readonly people: ListPeople;
  /** The names of the folders that pages lie in, by id. */
  readonly folderNames: ReadonlyMap<number, string>;
  /** The tags of the pages, by id. */
  readonly tags: ReadonlyMap<number, KeptTag>;
  readonly viewer: Viewer;
  readonly empty: ReactNode;
  /** What the pages were found for; empty where nothing was searched. */
  readonly typed: string;
  readonly coming: ComingRows;
  /** How pages look that were brought as cards. */
  readonly faces: PageFaces;
};

/** In a list with more rows than this those stand there that are near to what is seen. */
const veryLong = 1000;

/** The pages under their letters or dates. */
export function PageGroups(props: ListProps) {
  const { pages, by, viewer, empty, typed, coming } = props;
  if (pages.length === 0 && coming.left === 0) return empty;
  const size = sizeOf(coming);
  const isVeryLong = pages.length > veryLong;
  return (
    <div className="browsing-rows" data-found={typed !== "" || undefined}>
      {blocksOf(pages).map((block) => (
        <RowBlock
          key={block.from}
          rows={block.rows}
          drawnFrom={[viewer, typed, by, size, block.above, isVeryLong]}
        >
          {() => <Groups {...{ block, size, isVeryLong }} {...props} />}
        </RowBlock>
      ))}
      <RowsToCome rows={coming} />
    </div>
  );
}

/** How many rows there will be; -1 where nobody has counted so far, as screen readers know it. */
export function sizeOf({ there, left }: ComingRows): number {
  return left < countMost ? there + left : -1;
}

type GroupsProps = ListProps & { block: Block<ShownPage>; size: number; isVeryLong: boolean };

/** One part of the list. What is far away costs no layout until somebody comes near; a group that began above it has no name here. */
function Groups({ block, isVeryLong, ...list }: GroupsProps) {
  const { rows, from, above } = block;
  const { by, dates } = list;
  const part = useRef<HTMLDivElement>(null);
  const folded = useFolded(part, isVeryLong);
  if (folded !== null) return <div ref={part} style={{ blockSize: folded }} />;
  const nameAbove = above && groupOf(above, by, dates);
  const far = from > 0 && { "data-far": true, style: cssVariables({ "--rows": rows.length }) };
  return (
    <div ref={part} className="browsing-block" {...far}>
      {grouped(rows, by, dates).map((group, at) => (
        <Group
          key={`${at} ${group.name}`}
          {...list}
          pages={group.pages}
          name={at === 0 && group.name === nameAbove ? "" : group.name}
          from={from + group.from}
        />
      ))}
    </div>
  );
}

type GroupProps = Omit<GroupsProps, "block" | "isVeryLong"> & { name: string; from: number };

function Group({ name, from, pages, people, tags, viewer, typed, size }: GroupProps) {
  return (
    <section aria-label={name || undefined}>
      {name && <h2 className="browsing-group">{name}</h2>}
      <ul>
        {pages.map((page, at) => (
          <PageLine key={page.id} {...{ page, people, tags, viewer, typed, size }} place={from + at + 1} />
        ))}
      </ul>
    </section>
  );
}
