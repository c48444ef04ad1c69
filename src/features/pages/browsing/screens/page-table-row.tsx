import type { Viewer } from "#kernel/viewer.ts";
import { RelativeTime } from "#ui/relative-time.tsx";
import type { ListPeople, ShownPage } from "../model/page-list.ts";
import { seesViews } from "../../views/rules.ts";
import { browsingWords } from "../wording.ts";
import { useSay } from "#ui/language.tsx";
import { seesFolders, seesSharing } from "../rules.ts";
import { SelectBox } from "../../batches/parts/select-box.tsx";
import { useDraggable } from "../../filing/parts/dragging.tsx";
import { PageMarks } from "./page-marks.tsx";
import { PageMenu } from "./page-menu.tsx";
import { StarButton } from "./star-button.tsx";

type PageDetailsRowProps = {
  page: ShownPage;
  /** Which row of the list it is. */
  place: number;
  folder: string;
  people: ListPeople;
  viewer: Viewer;
};

/** One page of the table. */
export function PageDetailsRow({ page, place, folder, people, viewer }: PageDetailsRowProps) {
  const say = useSay();
  return (
    <tr aria-rowindex={place + 1} data-row={page.id} {...useDraggable(page)}>
      <th scope="row">
        <span className="browsing-title">
          <SelectBox page={page} />
          <a href={page.address} dir="auto">
            {page.title}
          </a>
          {viewer.personId !== null && <StarButton page={page} />}
          <PageMarks page={page} viewer={viewer} sharingIsSaid={seesSharing(viewer)} />
        </span>
      </th>
      {seesFolders(viewer) && (
        <td>
          <bdi>{folder}</bdi>
        </td>
      )}
      {seesSharing(viewer) && (
        <td>
          <Sharing of={page} />
        </td>
      )}
      <td>
        <RelativeTime at={page.modified * 1000} />
        <Modifier of={page} people={people} />
      </td>
      <td>
        <RelativeTime at={page.created * 1000} />
      </td>
      {seesViews(viewer) && (
        <td className="browsing-number">{say(browsingWords.views, { count: page.views ?? 0 })}</td>
      )}
      <td>
        <span className="browsing-menu">{viewer.personId !== null && <PageMenu page={page} />}</span>
      </td>
    </tr>
  );
}

function Modifier({ of: { modifierId }, people }: { of: ShownPage; people: ListPeople }) {
  const modifier = modifierId === null ? undefined : people[String(modifierId)];
  return modifier && <span className="browsing-by">{modifier.name}</span>;
}

/** Whole in its tip where the cell cuts it. */
function Sharing({ of: { sharing } }: { of: ShownPage }) {
  return (
    <span className="browsing-sharing" title={sharing} dir="auto">
      {sharing}
    </span>
  );
}
