import type { Viewer } from "#kernel/viewer.ts";
import { RelativeTime } from "#ui/relative-time.tsx";
import type { ListUsers, PageRow } from "../contract.ts";
import { seesSharing } from "../rules.ts";
import { PageMarks } from "./page-marks.tsx";
import { PageMenu } from "./page-menu.tsx";
import { StarButton } from "./star-button.tsx";

/** One page of the table. */
export function PageDetailsRow({
  page,
  folder,
  users,
  viewer,
}: {
  page: PageRow;
  folder: string;
  users: ListUsers;
  viewer: Viewer;
}) {
  const modifier = page.uuid === null ? undefined : users[String(page.uuid)];
  return (
    <tr>
      <th scope="row">
        <span className="browse-title">
          <a href={page.url} dir="auto">
            {page.title_u}
          </a>
          {viewer.personId !== null && <StarButton page={page} />}
          <PageMarks page={page} />
        </span>
      </th>
      <td dir="auto">{folder}</td>
      {seesSharing(viewer) && <td>{page.share}</td>}
      <td>
        <RelativeTime at={page.u * 1000} />
        {modifier && <span className="browse-by">{modifier.name}</span>}
      </td>
      <td>
        <RelativeTime at={page.c * 1000} />
      </td>
      <td>{viewer.personId !== null && <PageMenu page={page} />}</td>
    </tr>
  );
}
