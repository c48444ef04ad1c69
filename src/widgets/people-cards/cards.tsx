import { Avatar } from "#ui/avatar.tsx";
import { useHere } from "#ui/language.tsx";
import type { PersonShown } from "./shown.ts";

/** Each name opens the card of its person. */
export function Cards({ people }: { people: readonly PersonShown[] }) {
  const here = useHere();
  return (
    <ul className="people-cards-list">
      {people.map(({ id, name, position, photo }) => (
        <li key={id} className="people-cards-card">
          <Avatar name={name} photo={photo} size={48} />
          <span className="people-cards-words" dir="auto">
            <a href={here(`/profile/p/${id}/`)} aria-haspopup="dialog">
              {name}
            </a>
            {position !== "" && <span>{position}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
