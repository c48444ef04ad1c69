import { Checkbox } from "#ui/checkbox.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { useColumnKeys } from "../../permissions/screens/use-column-keys.ts";
import "../../permissions/screens/permissions.css";
import type { personPermissionsScreen } from "../screen.ts";
import { personShareWords as words } from "../wording.ts";
import type { usePageRights } from "./use-page-rights.ts";

type PageLinesProps = {
  pages: ScreenData<typeof personPermissionsScreen>["pages"];
  rights: ReturnType<typeof usePageRights>;
  /** Why nothing can be changed; null where it can. */
  lockedReason: string | null;
};

/** The pages that a person is given by name, each with what they may do with it. */
export function PageLines({ pages, rights, lockedReason }: PageLinesProps) {
  const say = useSay();
  return (
    <table className="permissions-lines" ref={useColumnKeys()}>
      <thead>
        <tr>
          <th scope="col">{say(words.page)}</th>
          <th scope="col">{say(words.view)}</th>
          <th scope="col">{say(words.edit)}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <PageLine key={page.id} {...{ page, rights, lockedReason }} />
        ))}
      </tbody>
    </table>
  );
}

type PageLineProps = Omit<PageLinesProps, "pages"> & { page: PageLinesProps["pages"][number] };

function PageLine({ page, rights, lockedReason }: PageLineProps) {
  const say = useSay();
  const here = useHere();
  const labels = { view: words.viewOf, edit: words.editOf };
  const may = rights.rightsOf(page);
  const box = (right: "view" | "edit") => (
    <Checkbox
      label={say(labels[right], { title: page.title })}
      labelHidden
      checked={may[right]}
      lockedReason={lockedReason}
      onChange={(on) => lockedReason === null && rights.turn(page, right, on)}
    />
  );
  return (
    <tr>
      <th scope="row">
        <a className="person-shares-page" href={here(page.address)} dir="auto">
          {page.title}
        </a>
        {page.folder !== "" && <span className="permissions-hint">{page.folder}</span>}
      </th>
      <td>{box("view")}</td>
      <td>{box("edit")}</td>
    </tr>
  );
}
