import { useSay } from "#ui/language.tsx";
import { resultGroups } from "../model/results.ts";
import { searchWords } from "../wording.ts";
import { SearchHit } from "./search-hit.tsx";
import type { SearchState } from "./use-search.ts";

/** What stands below the search field: the state in words, or the hits by groups under the top one. */
export function SearchResults({
  id,
  state,
  typed,
  marked,
  onLeave,
}: {
  id: string;
  state: SearchState;
  typed: string;
  marked: number;
  onLeave: () => void;
}) {
  const say = useSay();
  if (state.kind !== "results" || state.results.length === 0)
    return (
      <p className="search-says" role={state.kind === "failed" ? "alert" : "status"}>
        {sentence(state)}
      </p>
    );

  const [top] = state.results;
  const hit = (place: number, isTop = false) => {
    const result = state.results[place];
    return (
      result && (
        <SearchHit
          key={place}
          id={`${id}-${place}`}
          result={result}
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
      <p className="ui-unseen" role="status">
        {say(searchWords.results, { count: state.results.length })}
      </p>
      <div role="listbox" aria-label={say(searchWords.list)}>
        {top && (
          <div role="group" aria-label={say(searchWords.topHit)} className="search-group">
            <span className="search-cat" aria-hidden="true">
              {say(searchWords.topHit)}
            </span>
            <div className="search-hits">{hit(0, true)}</div>
          </div>
        )}
        {resultGroups(state.results).map(({ cat, hits }) => (
          <div role="group" aria-label={say(searchWords[cat])} className="search-group" key={cat}>
            <span className="search-cat" aria-hidden="true">
              {say(searchWords[cat])}
            </span>
            <div className="search-hits">{hits.map(({ place }) => hit(place))}</div>
          </div>
        ))}
      </div>
    </>
  );

  function sentence(now: SearchState): string {
    if (now.kind === "failed") return now.said ?? say(searchWords.failed);
    return now.kind === "results" ? say(searchWords.noResults) : say(searchWords.searching);
  }
}
