import { useSay } from "#ui/language.tsx";
import { blocksOf } from "../model/blocks.ts";
import { seesViews } from "../../views/rules.ts";
import { seesFolders, seesSharing } from "../rules.ts";
import { browsingWords } from "../wording.ts";
import { type ListProps, sizeOf } from "./page-groups.tsx";
import { PageDetailsRow } from "./page-table-row.tsx";
import { RowBlock } from "./row-block.tsx";
import { RowsToCome } from "./rows-to-come.tsx";

/** The pages as a table; external people see no sharing, visitors no folders (BSRT-08, PLST-15). */
export function PageDetails({ pages, people, folderNames, viewer, empty, coming }: ListProps) {
  if (pages.length === 0 && coming.left === 0) return empty;
  const size = sizeOf(coming);
  return (
    <div className="browsing-table">
      <table aria-rowcount={size < 0 ? size : size + 1}>
        <DetailsHead viewer={viewer} />
        {blocksOf(pages).map(({ rows, from }) => (
          <RowBlock key={from} rows={rows} drawnFrom={[viewer]}>
            {() => (
              <tbody>
                {rows.map((page, at) => (
                  <PageDetailsRow
                    key={page.id}
                    page={page}
                    place={from + at + 1}
                    folder={folderNames.get(page.folderId) ?? ""}
                    people={people}
                    viewer={viewer}
                  />
                ))}
              </tbody>
            )}
          </RowBlock>
        ))}
      </table>
      <RowsToCome rows={coming} />
    </div>
  );
}

function DetailsHead({ viewer }: Pick<ListProps, "viewer">) {
  const say = useSay();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{say(browsingWords.columnTitle)}</th>
        {seesFolders(viewer) && <th scope="col">{say(browsingWords.columnFolder)}</th>}
        {seesSharing(viewer) && <th scope="col">{say(browsingWords.columnSharing)}</th>}
        <th scope="col" className="browsing-time">
          {say(browsingWords.columnModified)}
        </th>
        <th scope="col" className="browsing-time">
          {say(browsingWords.columnCreated)}
        </th>
        {seesViews(viewer) && (
          <th scope="col" className="browsing-number">
            {say(browsingWords.columnViews)}
          </th>
        )}
        <th scope="col">
          <span className="ui-unseen">{say(browsingWords.columnOptions)}</span>
        </th>
      </tr>
    </thead>
  );
}
