import FileText from "lucide-react/icons/file-text";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Marked } from "#ui/marked.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SelectBox } from "../../batches/parts/select-box.tsx";
import { useDraggable } from "../../filing/parts/dragging.tsx";
import type { ListPeople, ShownPage } from "../model/page-list.ts";
import { PageTags } from "./page-tags.tsx";
import { PageMarks } from "./page-marks.tsx";
import { PageMenu } from "./page-menu.tsx";
import { StarButton } from "./star-button.tsx";

type PageLineProps = {
  page: ShownPage;
  people: ListPeople;
  tags: ReadonlyMap<number, KeptTag>;
  viewer: Viewer;
  typed: string;
  /** Which of how many rows it is. */
  place: number;
  size: number;
};

/** One page of the grouped list; of a search with the words that it was found by. */
export function PageLine({ page, people, tags, viewer, typed, place, size }: PageLineProps) {
  const modifier = page.modifierId === null ? undefined : people[String(page.modifierId)];
  return (
    <li
      className="browsing-row"
      aria-posinset={place}
      aria-setsize={size}
      data-row={page.id}
      {...useDraggable(page)}
    >
      <SelectBox page={page}>
        <Icon of={FileText} className="browsing-sign" />
      </SelectBox>
      <span className="browsing-title">
        <a href={page.address} dir="auto">
          <Marked text={page.title} typed={typed} />
        </a>
        {viewer.personId !== null && <StarButton page={page} />}
        <PageMarks page={page} viewer={viewer} />
      </span>
      <span className="browsing-preview" dir="auto">
        <Marked text={page.preview} typed={typed} />
      </span>
      <span className="browsing-when">
        <PageTags {...{ page, tags }} />
        <RelativeTime at={page.modified * 1000} />
        {modifier && <Avatar name={modifier.name} photo={modifier.photo} size={22} />}
      </span>
      <span className="browsing-menu">{viewer.personId !== null && <PageMenu page={page} />}</span>
    </li>
  );
}
