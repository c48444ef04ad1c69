import { type ReactNode, useRef } from "react";
import { send } from "#client/call.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { SelectingHost } from "../../batches/parts/selecting-host.tsx";
import type { SelectionBar } from "../../batches/parts/selection-bar.tsx";
import { useRowGestures } from "../../batches/parts/use-row-gestures.ts";
import { readIds } from "../contract.ts";
import { filterOf } from "../model/growing-list.ts";
import { browsingWords } from "../wording.ts";
import { forgetRows } from "./use-pieces.ts";
import { CloseByEscape } from "./close-browse.tsx";
import type { Browse } from "./use-browse.ts";

type SelectableListProps = { browse: Browse; viewer: Viewer; children: ReactNode };

/** The list, whose pages can be selected by those who may edit some of them. */
export function SelectableList({ browse, viewer, children }: SelectableListProps) {
  const { data, found, pieces, isSearching } = browse;
  const isTrash = data.isTrash && !isSearching;
  const pages = isTrash ? [] : (found ?? pieces.list).pages;
  const isOffered = viewer.personId !== null && pages.some(({ mayEdit }) => mayEdit);
  return (
    <SelectingHost
      {...{ pages, isOffered }}
      list={isSearching ? "found" : data.address}
      onGone={(addresses, deed) => (deed === "trash" || data.folderId !== null) && forgetRows(addresses)}
    >
      {(Bar) => (
        <ListArea Bar={Bar} all={() => allIds(browse)}>
          {children}
        </ListArea>
      )}
    </SelectingHost>
  );
}

type ListAreaProps = {
  Bar: typeof SelectionBar | null;
  all: () => Promise<readonly number[] | null>;
  children: ReactNode;
};

function ListArea({ Bar, all, children }: ListAreaProps) {
  const say = useSay();
  const area = useRef<HTMLElement>(null);
  useRowGestures(area);
  return (
    <section ref={area} className="browsing-main" aria-label={say(browsingWords.title)}>
      {children}
      {Bar && <Bar all={all} />}
      <CloseByEscape />
    </section>
  );
}

/** All pages of what is listed, those that have not come yet too; null where they could not be read. */
async function allIds({ data, found, pieces, state }: Browse): Promise<readonly number[] | null> {
  const ids = (pages: readonly { readonly id: number }[]) => pages.map(({ id }) => id);
  if (found) return ids(found.pages);
  if (pieces.list.left === 0 && !data.more) return ids(pieces.list.pages);
  const answer = await send(readIds, filterOf({ ...data, state }));
  return answer.success ? answer.ids : null;
}
