import { blocksOf } from "../model/blocks.ts";
import { PageCard } from "./page-card.tsx";
import { type ListProps, sizeOf } from "./page-groups.tsx";
import { RowBlock } from "./row-block.tsx";
import { RowsToCome } from "./rows-to-come.tsx";
import { useFaces } from "./use-faces.ts";
import "./page-cards.css";

/** The pages as cards of one height, with what each looks like (BSRT-02, BSRT-04). */
export function PageCards({ pages, people, viewer, typed, empty, coming, faces: brought }: ListProps) {
  const faces = useFaces(pages, brought);
  if (pages.length === 0 && coming.left === 0) return empty;
  const size = sizeOf(coming);
  return (
    <div className="browsing-rows" data-cards>
      <ul>
        {blocksOf(pages).map(({ rows, from }) => (
          <RowBlock
            key={from}
            rows={rows}
            drawnFrom={[viewer, typed, size, ...rows.map(({ id }) => faces[String(id)])]}
          >
            {() =>
              rows.map((page, at) => (
                <PageCard
                  key={page.id}
                  face={faces[String(page.id)] ?? null}
                  {...{ page, people, viewer, typed, size }}
                  place={from + at + 1}
                />
              ))
            }
          </RowBlock>
        ))}
      </ul>
      <RowsToCome rows={coming} />
    </div>
  );
}
