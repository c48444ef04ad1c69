import type { SiteRole } from "#kernel/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords as words, roleWords } from "../wording.ts";
import { PersonMenu } from "./person-menu.tsx";
import "./people-table.css";

type Table = { people: readonly PersonShown[]; roles: readonly SiteRole[] };

/** A line for each person. */
export function PeopleTable({ people, roles }: Table) {
  const say = useSay();
  return (
    <table className="people-table">
      <thead>
        <tr>
          {[words.byName, words.byPosition, words.email, words.byRole].map((heading) => (
            <th key={heading.id} scope="col">
              {say(heading)}
            </th>
          ))}
          <th scope="col">
            <span className="ui-unseen">{say(words.allActions)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} roles={roles} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, roles }: { person: PersonShown; roles: readonly SiteRole[] }) {
  const say = useSay();
  const here = useHere();
  return (
    <tr data-person={person.id}>
      <th scope="row">
        <span className="people-table-who">
          <Avatar name={person.name} size={32} />
          <a href={here(`/profile/p/${person.id}/`)} aria-haspopup="dialog" dir="auto">
            {person.name}
          </a>
        </span>
      </th>
      <td dir="auto">{person.position}</td>
      <td dir="ltr">{person.email}</td>
      <td>
        {say(roleWords[person.role])}
        {person.state !== "here" && (
          <small>{say(person.state === "invited" ? words.invited : words.inviteOver)}</small>
        )}
      </td>
      <td>
        <PersonMenu person={person} roles={roles} />
      </td>
    </tr>
  );
}
