import { useRef } from "react";
import type { Viewer } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { hitGroups } from "../model/hit-groups.ts";
import { searchListWords } from "../list/wording.ts";
import { SearchCommand } from "./search-command.tsx";
import { SearchGroup } from "./search-group.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchHit } from "./search-hit.tsx";
import { SearchKeys } from "./search-keys.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { SearchBoxState } from "./use-search-box.ts";
import type { SearchState } from "./use-search.ts";
import { useKeysInside } from "./use-keys-inside.ts";

type SearchResultsProps = {
  id: string;
  person: number;
  box: SearchBoxState;
  viewer: Pick<Viewer, "withSubsites">;
};

/** What stands below the search field: the state in words, or the hits by groups under the top one; commands come last. */
export function SearchResults({ id, person, box, viewer }: SearchResultsProps) {
  const say = useSay();
  const { state, hits, commands, count } = box;
  const isIdle = state.kind === "idle";
  return (
    <>
      {viewer.withSubsites && !isIdle && <SearchScopes box={box} />}
      <Status state={state} count={isIdle ? 0 : hits.length} />
      {state.kind === "results" && hits.length === 0 && <NothingFound onClose={box.close} />}
      {count > 0 && (
        <div
          id={id}
          className="search-list"
          role="listbox"
          aria-label={say(isIdle ? searchListWords.suggestions : searchListWords.list)}
        >
          <Hits {...{ id, box }} withTop={!isIdle} />
          {commands.length > 0 && <Commands {...{ id, box }} />}
        </div>
      )}
      {isIdle && <Suggestions {...{ person, box }} />}
      {count > 0 && <SearchKeys withRemove={hits[box.marked]?.kind === "words"} />}
    </>
  );
}

function Status({ state, count }: { state: SearchState; count: number }) {
  const say = useSay();
  if (count > 0)
    return (
      <p className="ui-unseen" role="status">
        {say(searchListWords.results, { count })}
      </p>
    );
  if (state.kind === "idle") return null;
  return (
    <p className="search-says" role={state.kind === "failed" ? "alert" : "status"}>
      {sentence(state)}
    </p>
  );

  function sentence(now: SearchState): string {
    if (now.kind === "failed") return now.said ?? say(searchListWords.failed);
    if (now.kind !== "results") return say(searchListWords.searching);
    return say(now.scope === "here" ? searchListWords.noneHere : searchListWords.noResults);
  }
}

const scopes = ["all", "here"] as const;

/** All subsites, or the one that one is in (SRCH-04). Reached with Tab; Escape leads back to the field. */
function SearchScopes({ box: { scope, setScope, close } }: { box: SearchBoxState }) {
  const say = useSay();
  const area = useRef<HTMLDivElement>(null);
  useKeysInside(area, close);
  return (
    <div className="search-says" ref={area}>
      <Segments
        label={say(searchListWords.scope)}
        value={scope}
        options={scopes.map((value) => ({ value, label: say(searchListWords[value]) }))}
        onChange={(chosen) => setScope(chosen === "here" ? "here" : "all")}
      />
    </div>
  );
}

type ListProps = { id: string; box: SearchBoxState };

function Hits({ id, box, withTop }: ListProps & { withTop: boolean }) {
  const say = useSay();
  const { hits, typed, marked, take } = box;
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
          onTake={() => take(found)}
        />
      )
    );
  };
  return (
    <>
      {withTop && hits.length > 0 && (
        <SearchGroup label={say(searchListWords.topHit)}>{hit(0, true)}</SearchGroup>
      )}
      {hitGroups(hits, withTop ? 1 : 0).map(({ group, hits: inGroup }) => (
        <SearchGroup label={say(searchListWords[group])} key={group}>
          {inGroup.map(({ place }) => hit(place))}
        </SearchGroup>
      ))}
    </>
  );
}

function Commands({ id, box }: ListProps) {
  const say = useSay();
  const { hits, commands, typed, marked, perform } = box;
  return (
    <SearchGroup label={say(searchListWords.commands)}>
      {commands.map((command, at) => (
        <SearchCommand
          key={command.name}
          id={`${id}-${hits.length + at}`}
          {...{ command, typed }}
          isMarked={marked === hits.length + at}
          onPerform={() => perform(command)}
        />
      ))}
    </SearchGroup>
  );
}
