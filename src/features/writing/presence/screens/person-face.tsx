import { Avatar } from "#ui/avatar.tsx";
import { personColour } from "#ui/person-colour.ts";
import type { Colleague } from "../model/others.ts";
import "./people-here.css";

/** A person's picture, ringed in their own colour. */
export function PersonFace({ person }: { person: Colleague }) {
  const { className, style } = personColour(person.hue);
  return (
    <span className={`presence-face ${className}`} style={style}>
      <Avatar name={person.name} photo={person.photo ?? null} size={26} />
    </span>
  );
}
