import { cssVariables } from "#ui/css-variables.ts";
import type { Shape, Tone } from "../model/drawings/shape.ts";
import { drawings } from "../model/drawings.ts";
import type { StartingPoint } from "../model/starting-points.ts";
import "./preview.css";

/** A starting point, drawn. Its name stands beside it. */
export function Preview({ point }: { point: StartingPoint }) {
  const { hue, shapes } = drawings[point];
  return (
    <svg
      className="starting-preview"
      style={cssVariables({ "--hue": hue })}
      viewBox="0 0 320 176"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {shapes.map((shape, at) => (
        <Drawn key={at} {...shape} />
      ))}
    </svg>
  );
}

function Drawn({ d, fill, line, thick, dashed, opacity, move }: Shape) {
  return (
    <path
      d={d}
      fill={colour(fill)}
      stroke={colour(line)}
      strokeWidth={thick}
      strokeDasharray={dashed}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
      transform={move}
    />
  );
}

const colour = (tone: Tone | undefined) => (tone ? `var(--starting-${tone})` : "none");
