import { useSay } from "#ui/language.tsx";
import { seesSharing } from "../rules.ts";
import { browsingWords } from "../wording.ts";
import type { ListProps } from "./page-groups.tsx";
import { PageDetailsRow } from "./page-details-row.tsx";

/** The pages as a table; external people see no sharing (BSRT-08, PLST-15). */
export function PageDetails({ groups, people, folders, viewer, empty }: ListProps) {
  const say = useSay();
  const pages = groups.flatMap((group) => group.pages);
  if (pages.length === 0) return empty;
  const names = new Map(folders.map((node) => [node.id, node.name]));
  return (
    <div className="browsing-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say(browsingWords.columnTitle)}</th>
            <th scope="col">{say(browsingWords.columnFolder)}</th>
            {seesSharing(viewer) && <th scope="col">{say(browsingWords.columnSharing)}</th>}
            <th scope="col">{say(browsingWords.columnModified)}</th>
            <th scope="col">{say(browsingWords.columnCreated)}</th>
            <th scope="col">
              <span className="ui-unseen">{say(browsingWords.columnOptions)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageDetailsRow
              key={page.id}
              page={page}
              folder={names.get(page.folderId) ?? ""}
              people={people}
              viewer={viewer}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
