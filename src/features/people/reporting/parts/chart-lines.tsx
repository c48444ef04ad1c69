import { cssVariables } from "#ui/css-variables.ts";
import { type ChartPlace, columnsMost } from "../../model/chart.ts";

/** What joins an open team to whom it reports to, where people stand in rows; drawn only. */
export function ChartLines({ places }: { places: readonly ChartPlace[] }) {
  return places
    .filter(({ isOpen, person }) => isOpen && person.team > 0)
    .map((open) => {
      const { id } = open.person;
      return <Line key={id} open={open} team={places.filter(({ parentId }) => parentId === id)} />;
    });
}

function Line({ open, team }: { open: ChartPlace; team: readonly ChartPlace[] }) {
  const first = team[0];
  if (!first) return null;
  const columns = [open.column, ...team.slice(0, columnsMost).map(({ column }) => column)];
  const across = { "--row": first.row, "--from": Math.min(...columns), "--to": Math.max(...columns) };
  const down = { "--row": open.row + 1, "--end": first.row, "--from": open.column };
  const look = { role: "presentation", className: "reporting-line", "aria-hidden": true } as const;
  return (
    <>
      <li {...look} style={cssVariables(across)} />
      {first.row > open.row + 1 && <li {...look} data-down style={cssVariables(down)} />}
    </>
  );
}
