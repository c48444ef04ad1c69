import Globe from "lucide-react/icons/globe";
import Pencil from "lucide-react/icons/pencil";
import ShieldCheck from "lucide-react/icons/shield-check";
import Users from "lucide-react/icons/users";
import { useSay } from "#ui/language.tsx";
import type { GroupId } from "#features/sharing/contract.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import type { Line, Right } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { PeopleGroupLine } from "./people-group-line.tsx";
import { PersonLine } from "./person-line.tsx";
import { SharingLine } from "./sharing-line.tsx";
import { useColumnKeys } from "./use-column-keys.ts";

const shown = [
  { id: "admins", icon: ShieldCheck },
  { id: "all", icon: Users },
  { id: "editors", icon: Pencil },
] as const;

/** The lines of the permission list: administrators, everyone, editors, people at once and one by one, the public. */
export function SharingLines({
  groups,
  site,
  mayBePublic,
  onTurn,
  onTurnPeople,
}: {
  groups: readonly SharingGroup[];
  site: string;
  mayBePublic: boolean;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  onTurnPeople: (right: Right, on: boolean) => void;
}) {
  const say = useSay();
  const group = (id: GroupId) => groups.find((each) => each.id === id);
  const people = group("others")?.people ?? [];
  const isPublic = group("public")?.view === true;

  return (
    <table className="permissions-lines" ref={useColumnKeys()}>
      <thead>
        <tr>
          <th scope="col">{say(sharingWords.lines)}</th>
          <th scope="col">{say(sharingWords.view)}</th>
          <th scope="col">{say(sharingWords.edit)}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, icon }) => {
          const each = group(id);
          if (!each) return null;
          const hint = id === "admins" ? sharingWords.administratorsHint : sharingWords.people;
          return (
            <SharingLine
              key={id}
              name={id === "all" ? say(sharingWords.everyone, { site }) : each.name}
              hint={say(hint, { count: each.count })}
              icon={icon}
              line={{ ...each, isAdmin: id === "admins", isSelf: false }}
              onTurn={(line, right, on) => onTurn(id, line, right, on)}
            />
          );
        })}
        {people.length > 1 && <PeopleGroupLine people={people} onTurn={onTurnPeople} />}
        {people.map((person) => (
          <PersonLine key={person.id} person={person} onTurn={onTurn} />
        ))}
        {(mayBePublic || isPublic) && (
          <SharingLine
            name={say(sharingWords.public)}
            hint={say(sharingWords.publicHint)}
            icon={Globe}
            viewOnly
            line={{ view: isPublic, edit: false, follow: false, isAdmin: false, isSelf: false }}
            onTurn={(line, right, on) => onTurn("public", line, right, on)}
          />
        )}
      </tbody>
    </table>
  );
}
