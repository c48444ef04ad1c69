import type { ReactNode } from "react";
import ListFilter from "lucide-react/icons/list-filter";
import Plus from "lucide-react/icons/plus";
import type { Frame } from "#kernel/frame.ts";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { grouped, sorted } from "../model/groups.ts";
import { browsingWords } from "../wording.ts";
import "./browse.css";
import { BrowseCount } from "./browse-count.tsx";
import { EmptyFolder } from "./empty-folder.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { FolderMenu } from "./folder-menu.tsx";
import { PageDetails } from "./page-details.tsx";
import { PageGroups } from "./page-groups.tsx";
import { SortBar } from "./sort-bar.tsx";
import { ViewSwitch } from "./view-switch.tsx";
import { type BrowseData, useBrowse } from "./use-browse.ts";

/** All pages that one may see: filters at the side, the list beside them (BRWS-04). */
export function BrowseScreen({ data: opened, frame }: { data: BrowseData; frame: Frame }) {
  const say = useSay();
  const { data, state, isSearching, typed, found, remember, search } = useBrowse(opened, frame.viewer.siteId);
  const mayArrange = mayCreateIn(theSite, frame.viewer);
  const pages = found ? sorted(found.pages, state.by) : data.pages;
  const users = found?.users ?? data.users;
  const folder = data.tree.find((node) => node.id === data.folderId) ?? null;
  const List = state.show_columns ? PageDetails : PageGroups;

  return (
    <div className="browse" data-filters={state.show_filters || undefined}>
      <FilterPanel
        data={data}
        typed={typed}
        isSearching={isSearching}
        mayArrange={mayArrange}
        foldersHidden={state.categories_hidden}
        onSearch={search}
        onFoldersHidden={(hidden) => remember({ categories_hidden: hidden }, false)}
      />
      <section className="browse-main" aria-label={say(browsingWords.title)}>
        <header className="browse-header">
          <h1>{say(browsingWords.title)}</h1>
          {mayArrange && (
            <LinkButton href="/new/" look="primary" icon={Plus}>
              {say(browsingWords.newPage)}
            </LinkButton>
          )}
        </header>
        <div className="browse-bar">
          <span className="browse-filters-button">
            <Button
              icon={ListFilter}
              size="small"
              pressed={state.show_filters}
              onPress={() => remember({ show_filters: !state.show_filters }, false)}
            >
              {say(browsingWords.filters)}
            </Button>
          </span>
          <SortBar state={state} isSearching={isSearching} onSort={(by) => remember({ by }, !isSearching)} />
          <BrowseCount
            count={found ? found.pages.length : data.nr_pages}
            more={found ? found.more : data.more}
            folder={isSearching ? null : (folder?.name ?? null)}
            isSearching={isSearching}
          />
          {mayArrange && folder && !isSearching && <FolderMenu folder={folder} />}
          <ViewSwitch
            columns={state.show_columns}
            onColumns={(columns) => remember({ show_columns: columns }, false)}
          />
        </div>
        <List
          groups={grouped(pages, state.by, data.date_groupings)}
          users={users}
          tree={data.tree}
          viewer={frame.viewer}
          empty={empty()}
        />
        {!isSearching && (data.more || (state.show_all_when_many && data.pages.length > 250)) && (
          <p className="browse-all">
            <Button onPress={() => remember({ show_all_when_many: !state.show_all_when_many }, true)}>
              {showAllWords()}
            </Button>
          </p>
        )}
      </section>
    </div>
  );

  function empty(): ReactNode {
    if (found?.failed || data.failed) return <EmptyList text={say(browsingWords.failed)} />;
    if (isSearching) return <EmptyList text={found ? say(browsingWords.emptySearch) : ""} />;
    if (folder) return <EmptyFolder {...{ folder, mayArrange }} tree={data.tree} />;
    return <EmptyList text={data.isLoading ? "" : say(browsingWords.empty)} />;
  }

  function showAllWords(): string {
    if (state.show_all_when_many) return say(browsingWords.showFewer);
    if (data.nr_pages > 1000) return say(browsingWords.showAllMany);
    return say(browsingWords.showAll, { count: data.nr_pages });
  }
}
