import type { SiteRole } from "#kernel/viewer.ts";
import { Avatar } from "#ui/avatar.tsx";
import { EmailAddress } from "#ui/email-address.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { AwayChip } from "../away/parts/away-chip.tsx";
import { SelectPerson } from "../several/parts/select-person.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords as words, roleWords } from "../wording.ts";
import { MatchedFields } from "../parts/matched-fields.tsx";
import { PersonMenu } from "./person-menu.tsx";
import "./people-table.css";

type Acting = { readonly roles: readonly SiteRole[]; readonly withSubsites: boolean };
type Table = { data: Acting; people: readonly PersonShown[] };

/** A line for each person. */
export function PeopleTable({ data, people }: Table) {
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
          <PersonRow key={person.id} person={person} data={data} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, data }: { person: PersonShown; data: Acting }) {
  const say = useSay();
  const here = useHere();
  return (
    <tr data-person={person.id}>
      <th scope="row">
        <span className="people-table-who">
          <SelectPerson person={person} />
          <Avatar name={person.name} photo={person.photo} size={32} />
          <span className="people-table-name">
            <a href={here(`/profile/p/${person.id}/`)} aria-haspopup="dialog" dir="auto">
              {person.name}
            </a>
            <AwayChip away={person.away} />
          </span>
        </span>
      </th>
      <td>
        {person.position && <bdi>{person.position}</bdi>}
        <MatchedFields matched={person.matched} />
      </td>
      <td>
        <EmailAddress email={person.email} />
      </td>
      <td data-plain={(person.role === "member" && person.state === "here") || undefined}>
        {say(roleWords[person.role])}
        {person.state !== "here" && (
          <small>{say(person.state === "invited" ? words.invited : words.inviteOver)}</small>
        )}
      </td>
      <td>
        <PersonMenu person={person} {...data} />
      </td>
    </tr>
  );
}
