import Plus from "lucide-react/icons/plus";
import type { Frame } from "#kernel/frame.ts";
import { mayCreateIn, theSite } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { grouped, sorted } from "../model/groups.ts";
import { browsingWords } from "../wording.ts";
import "./browse.css";
import { BrowseBar } from "./browse-bar.tsx";
import { EmptyBrowse } from "./empty-browse.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { PageDetails } from "./page-details.tsx";
import { PageGroups } from "./page-groups.tsx";
import { ShowAll } from "./show-all.tsx";
import { type BrowseData, useBrowse } from "./use-browse.ts";

/** All pages that one may see: filters at the side, the list beside them (BRWS-04). */
export function BrowseScreen({ data: opened, frame }: { data: BrowseData; frame: Frame }) {
  const say = useSay();
  const browse = useBrowse(opened, frame.viewer.siteId);
  const { data, state, isSearching, typed, found, remember, search } = browse;
  const mayArrange = mayCreateIn(theSite, frame.viewer);
  const pages = found ? sorted(found.pages, state.by) : data.pages;
  const people = found?.people ?? data.people;
  const folder = data.folders.find((node) => node.id === data.folderId) ?? null;
  const List = state.showsDetails ? PageDetails : PageGroups;

  return (
    <Screen title={say(browsingWords.title)} width="list" actions={mayArrange && <NewPage />}>
      <div className="browsing" data-filters={state.showsFilters || undefined}>
        <FilterPanel
          data={data}
          typed={typed}
          isSearching={isSearching}
          mayArrange={mayArrange}
          foldersHidden={state.hidesFolders}
          onSearch={search}
          onFoldersHidden={(hidden) => remember({ hidesFolders: hidden }, false)}
        />
        <section className="browsing-main" aria-label={say(browsingWords.title)}>
          <BrowseBar {...{ browse, folder, mayArrange }} />
          <List
            groups={grouped(pages, state.by, data.dates)}
            people={people}
            folders={data.folders}
            viewer={frame.viewer}
            typed={found ? typed.trim() : ""}
            empty={<EmptyBrowse {...{ browse, folder, mayArrange }} />}
          />
          <ShowAll browse={browse} />
        </section>
      </div>
    </Screen>
  );
}

function NewPage() {
  const say = useSay();
  return (
    <LinkButton href="/new/" look="primary" icon={Plus}>
      {say(browsingWords.newPage)}
    </LinkButton>
  );
}
