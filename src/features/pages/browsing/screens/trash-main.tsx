import ListFilter from "lucide-react/icons/list-filter";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { grouped } from "../model/groups.ts";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";
import { trashWords } from "../../trash/wording.ts";
import { EmptyList } from "./empty-list.tsx";
import { ShowAll } from "./show-all.tsx";
import { TrashLine } from "./trash-line.tsx";
import type { Browse } from "./use-browse.ts";

/** What is in the trash, under the days on which it came there (TRSH-10). */
export function TrashMain({ browse }: { browse: Browse }) {
  const say = useSay();
  const { data, state, remember } = browse;
  const { pages, people, folders, dates, count, more } = data;
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className="browsing-bar">
        <span className="browsing-filters-button">
          <Button
            icon={ListFilter}
            size="small"
            pressed={state.showsFilters}
            onPress={() => remember({ showsFilters: !state.showsFilters }, false)}
          >
            {say(browsingWords.filters)}
          </Button>
        </span>
        <h2 className="browsing-trash-name">{say(trashWords.trash)}</h2>
        <p className="browsing-count" role="status">
          {more && count > 1000
            ? say(trashWords.countMany, { count: count - 1 })
            : say(trashWords.count, { count })}
        </p>
      </div>
      <p className="browsing-trash-notice">{say(trashWords.notice)}</p>
      {pages.length === 0 && <EmptyList text={say(trashWords.empty)} />}
      <div className="browsing-rows" data-trash>
        {grouped(pages.map(byTrashed), "modified", dates).map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="browsing-group">{group.name}</h3>
            <ul>
              {group.pages.map((page) => (
                <TrashLine
                  key={page.id}
                  page={page}
                  folder={names.get(page.folderId) ?? ""}
                  by={people[String(page.trasherId)]?.name ?? null}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ShowAll browse={browse} />
    </>
  );
}

/** The days of this list are those on which pages came to the trash. */
function byTrashed(page: ShownPage): ShownPage {
  return { ...page, modified: page.trashed };
}
