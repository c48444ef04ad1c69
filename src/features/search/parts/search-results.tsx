import { useSay } from "#ui/language.tsx";
import { hitGroups } from "../model/hit-groups.ts";
import type { Hit } from "../model/results.ts";
import { searchCommandWords, searchWords } from "../wording.ts";
import { SearchCommand } from "./search-command.tsx";
import { SearchGroup } from "./search-group.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchHit } from "./search-hit.tsx";
import { SearchKeys } from "./search-keys.tsx";
import type { FoundCommand } from "./use-found-commands.ts";
import type { SearchState } from "./use-search.ts";

type SearchResultsProps = {
  id: string;
  state: SearchState;
  commands: readonly FoundCommand[];
  typed: string;
  marked: number;
  onLeave: () => void;
  onClose: () => void;
  onPerform: (command: FoundCommand) => void;
};

/** What stands below the search field: the state in words, or the hits by groups under the top one; commands come last. */
export function SearchResults({ state, onClose, ...list }: SearchResultsProps) {
  const say = useSay();
  const hits = state.kind === "results" ? state.hits : [];
  return (
    <>
      <Status state={state} count={hits.length} />
      {state.kind === "results" && hits.length === 0 && <NothingFound onClose={onClose} />}
      {(hits.length > 0 || list.commands.length > 0) && (
        <div role="listbox" aria-label={say(searchWords.list)}>
          <Hits {...list} hits={hits} />
          {list.commands.length > 0 && <Commands {...list} first={hits.length} />}
        </div>
      )}
      {hits.length + list.commands.length > 0 && <SearchKeys />}
    </>
  );
}

function Status({ state, count }: { state: SearchState; count: number }) {
  const say = useSay();
  if (count > 0)
    return (
      <p className="ui-unseen" role="status">
        {say(searchWords.results, { count })}
      </p>
    );
  if (state.kind === "idle") return null;
  return (
    <p className="search-says" role={state.kind === "failed" ? "alert" : "status"}>
      {sentence(state)}
    </p>
  );

  function sentence(now: SearchState): string {
    if (now.kind === "failed") return now.said ?? say(searchWords.failed);
    return now.kind === "results" ? say(searchWords.noResults) : say(searchWords.searching);
  }
}

type List = Omit<SearchResultsProps, "state" | "onClose">;

function Hits({ id, hits, typed, marked, onLeave }: List & { hits: readonly Hit[] }) {
  const say = useSay();
  const hit = (place: number, isTop = false) => {
    const found = hits[place];
    return (
      found && (
        <SearchHit
          key={place}
          id={`${id}-${place}`}
          hit={found}
          typed={typed}
          isTop={isTop}
          isMarked={marked === place}
          onOpen={onLeave}
        />
      )
    );
  };
  return (
    <>
      {hits.length > 0 && <SearchGroup label={say(searchWords.topHit)}>{hit(0, true)}</SearchGroup>}
      {hitGroups(hits).map(({ group, hits: inGroup }) => (
        <SearchGroup label={say(searchWords[group])} key={group}>
          {inGroup.map(({ place }) => hit(place))}
        </SearchGroup>
      ))}
    </>
  );
}

/** `first` is the place of the first one in the whole list. */
function Commands({ id, commands, typed, marked, first, onPerform }: List & { first: number }) {
  const say = useSay();
  return (
    <SearchGroup label={say(searchCommandWords.commands)}>
      {commands.map((command, at) => (
        <SearchCommand
          key={command.name}
          id={`${id}-${first + at}`}
          {...{ command, typed }}
          isMarked={marked === first + at}
          onPerform={() => onPerform(command)}
        />
      ))}
    </SearchGroup>
  );
}
