import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { type Chart, placesOf } from "../../model/chart.ts";
import { reportingWords as words } from "../wording.ts";
import { ChartCard } from "./chart-card.tsx";
import { ChartLines } from "./chart-lines.tsx";
import { useChart } from "./use-chart.ts";
import { useChartKeys } from "./use-chart-keys.ts";
import "./org-chart.css";

/** Who reports to whom: a tree that opens team by team, in rows where there is room for them. */
export function OrgChart({ chart: given }: { chart: Chart }) {
  const say = useSay();
  const { chart, turn } = useChart(given);
  const places = placesOf(chart);
  const { list, press, tabbed } = useChartKeys(chart, places, turn);

  if (places.length === 0)
    return <EmptyState title={say(words.none)} help={say(words.noneHelp, { label: chart.label })} />;
  return (
    <>
      <ul
        className="reporting-chart"
        role="tree"
        aria-label={say(words.treeLabel)}
        ref={list}
        onKeyDown={press}
      >
        {places.map((place) => (
          <ChartCard
            key={place.person.id}
            place={place}
            isMeant={chart.personId === place.person.id}
            isTabbed={tabbed === place.person.id}
            onTurn={() => void turn(place)}
          />
        ))}
        <ChartLines places={places} />
      </ul>
      {chart.levels.map(
        ({ left }, at) =>
          left > 0 && (
            <p key={chart.open[at - 1] ?? "top"} className="reporting-left">
              {say(words.more, { count: left })}
            </p>
          ),
      )}
    </>
  );
}
