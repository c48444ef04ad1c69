import { type ReactNode, useRef } from "react";
import { send } from "#client/call.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import type { ListDeed } from "../../batches/contract.ts";
import { SelectingHost } from "../../batches/parts/selecting-host.tsx";
import type { PagesBar } from "../../batches/parts/pages-bar.tsx";
import { useRowGestures } from "../../batches/parts/use-row-gestures.ts";
import { readIds } from "../contract.ts";
import { idsOf } from "../model/growing-list.ts";
import { browsingWords } from "../wording.ts";
import { forgetRows } from "./use-pieces.ts";
import { CloseByEscape } from "./close-browse.tsx";
import type { Browse } from "./use-browse.ts";

type SelectableListProps = { browse: Browse; viewer: Viewer; children: ReactNode };

/** The list, whose pages can be selected by those who may edit some of them. */
export function SelectableList({ browse, viewer, children }: SelectableListProps) {
  const { data, found, pieces, isSearching } = browse;
  const isTrash = data.isTrash && !isSearching;
  const { pages } = found ?? pieces.list;
  const isOffered = viewer.personId !== null && pages.some(({ mayEdit }) => isTrash || mayEdit);
  return (
    <SelectingHost
      {...{ pages, isOffered }}
      list={isSearching ? "found" : data.address}
      onGone={(addresses, deed) => leavesList(deed, data) && forgetRows(addresses)}
    >
      {(Bar) => (
        <ListArea {...{ Bar, isTrash }} all={() => allIds(browse)}>
          {children}
        </ListArea>
      )}
    </SelectingHost>
  );
}

/** Whether what was done takes rows from the list that is shown. */
function leavesList(deed: ListDeed, { folderId, isTrash }: Browse["data"]): boolean {
  return isTrash || deed === "trash" || folderId !== null;
}

type ListAreaProps = {
  Bar: typeof PagesBar | null;
  isTrash: boolean;
  all: () => Promise<readonly number[] | null>;
  children: ReactNode;
};

function ListArea({ Bar, isTrash, all, children }: ListAreaProps) {
  const say = useSay();
  const area = useRef<HTMLElement>(null);
  useRowGestures(area);
  return (
    <section ref={area} className="browsing-main" aria-label={say(browsingWords.title)}>
      {children}
      {Bar && <Bar {...{ all, isTrash }} />}
      <CloseByEscape />
    </section>
  );
}

/** All pages of what is listed, those that have not come yet too; null where they could not be read. */
async function allIds({ data, found, pieces, state }: Browse): Promise<readonly number[] | null> {
  const ids = (pages: readonly { readonly id: number }[]) => pages.map(({ id }) => id);
  if (found) return ids(found.pages);
  if (pieces.list.left === 0 && !data.more) return ids(pieces.list.pages);
  const answer = await send(readIds, idsOf({ ...data, state }));
  return answer.success ? answer.ids : null;
}
