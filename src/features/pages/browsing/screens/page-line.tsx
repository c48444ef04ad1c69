import FileText from "lucide-react/icons/file-text";
import type { Viewer } from "#kernel/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import type { ListUsers, PageRow } from "../contract.ts";
import { PageMarks } from "./page-marks.tsx";
import { PageMenu } from "./page-menu.tsx";
import { StarButton } from "./star-button.tsx";

/** One page of the grouped list. */
export function PageLine({ page, users, viewer }: { page: PageRow; users: ListUsers; viewer: Viewer }) {
  const modifier = page.uuid === null ? undefined : users[String(page.uuid)];
  return (
    <li className="browse-row">
      <Icon of={FileText} />
      <span className="browse-title">
        <a href={page.url} dir="auto">
          {page.title_u}
        </a>
        {viewer.personId !== null && <StarButton page={page} />}
        <PageMarks page={page} />
      </span>
      <span className="browse-preview" dir="auto">
        {page.prv}
      </span>
      <span className="browse-when">
        <RelativeTime at={page.u * 1000} />
        {modifier && <Avatar name={modifier.name} photo={modifier.a} size={22} />}
      </span>
      {viewer.personId !== null && <PageMenu page={page} />}
    </li>
  );
}
