import { cssVariables } from "#ui/css-variables.ts";
import { type ChartPlace, columnsMost } from "../../model/chart.ts";

/** What joins an open team to whom it reports to, where people stand in rows; drawn only. */
export function ChartLines({ places }: { places: readonly ChartPlace[] }) {
  return places
    .filter(({ isOpen, person }) => isOpen && person.team > 0)
    .map(({ person, column, level }) => {
      const team = places.filter((place) => place.parentId === person.id && place.level === level + 1);
      const last = Math.min(team.length, columnsMost);
      const [from, to] = [Math.min(1, column), Math.max(last, column)];
      return (
        <li
          key={person.id}
          role="presentation"
          aria-hidden
          className="reporting-line"
          style={cssVariables({ "--row": team[0]?.row ?? 1, "--from": from, "--to": to })}
        />
      );
    });
}
