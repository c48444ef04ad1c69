import { personColour } from "#ui/person-colour.ts";
import type { Other } from "../../presence/model/others.ts";
import "./others.css";

/** The frame around a widget, or the title, that others are in, in the colour of the first, with the names of all. */
export function OthersFrame({ others }: { others: readonly Other[] }) {
  const people = [...new Map(others.map(({ person }) => [person.id, person])).values()];
  const first = personColour(people[0]?.hue ?? 0);
  return (
    <div className={`canvas-others-frame ${first.className}`} style={first.style} aria-hidden="true">
      <span className="canvas-others-names">
        {people.map(({ id, name, hue }) => {
          const { className, style } = personColour(hue);
          return (
            <span key={id} className={`canvas-others-name ${className}`} style={style} dir="auto">
              {name}
            </span>
          );
        })}
      </span>
    </div>
  );
}
