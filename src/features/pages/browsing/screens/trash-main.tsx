import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { grouped } from "../model/groups.ts";
import type { ShownPage } from "../model/page-list.ts";
import { SelectButton } from "../../batches/parts/select-button.tsx";
import { trashWords } from "../../trash/wording.ts";
import { EmptyList } from "./empty-list.tsx";
import { FiltersButton } from "./filters-button.tsx";
import { comingRows, folderNames } from "./coming-rows.ts";
import { sizeOf } from "./page-groups.tsx";
import { RowsToCome } from "./rows-to-come.tsx";
import { ShowAll } from "./show-all.tsx";
import { TrashLine } from "./trash-line.tsx";
import type { Browse } from "./use-browse.ts";

/** What is in the trash, under the days on which it came there (TRSH-10). */
export function TrashMain({ browse, viewer }: { browse: Browse; viewer: Viewer }) {
  const say = useSay();
  const { dates } = browse.data;
  const { pages, people } = browse.pieces.list;
  const names = folderNames(browse);
  const coming = comingRows(browse, viewer);
  return (
    <>
      <TrashBar browse={browse} />
      <p className="browsing-trash-notice">{say(trashWords.notice)}</p>
      {pages.length === 0 && coming.left === 0 && <EmptyList text={say(trashWords.empty)} />}
      <div className="browsing-rows" data-trash>
        {grouped(pages.map(byTrashed), "modified", dates).map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="browsing-group">{group.name}</h3>
            <ul>
              {group.pages.map((page, below) => (
                <TrashLine
                  key={page.id}
                  page={page}
                  place={group.from + below + 1}
                  size={sizeOf(coming)}
                  folder={names.get(page.folderId) ?? ""}
                  by={people[String(page.trasherId)]?.name ?? null}
                />
              ))}
            </ul>
          </section>
        ))}
        <RowsToCome rows={coming} />
      </div>
      <ShowAll browse={browse} viewer={viewer} />
    </>
  );
}

function TrashBar({ browse: { data, state, remember } }: { browse: Browse }) {
  const say = useSay();
  const { count, more } = data;
  return (
    <div className="browsing-bar">
      <FiltersButton state={state} remember={remember} />
      <h2 className="browsing-trash-name">{say(trashWords.trash)}</h2>
      <p className="browsing-count" role="status">
        {more && count > 1000
          ? say(trashWords.countMany, { count: count - 1 })
          : say(trashWords.count, { count })}
      </p>
      <SelectButton />
    </div>
  );
}

/** The days of this list are those on which pages came to the trash. */
function byTrashed(page: ShownPage): ShownPage {
  return { ...page, modified: page.trashed };
}
