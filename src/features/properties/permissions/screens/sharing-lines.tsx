import { useSay } from "#ui/language.tsx";
import type { GroupId } from "#features/sharing/contract.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { type Line, type Right, rights } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { BuiltInLine } from "./built-in-line.tsx";
import { OwnGroupLines } from "./own-group-lines.tsx";
import { PeopleGroupLine } from "./people-group-line.tsx";
import { PersonLine } from "./person-line.tsx";
import { PublicLine } from "./public-line.tsx";
import { useColumnKeys } from "./use-column-keys.ts";

/** The lines of the permission list: administrators, everyone, editors, people at once and one by one, the public. */
export function SharingLines(props: {
  groups: readonly SharingGroup[];
  site: string;
  mayBePublic: boolean;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  /** A group that was added or turned just now keeps its line until it is saved. */
  isShown: (name: string) => boolean;
  onTurnPeople: (right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
}) {
  const { groups, site, onTurn, onAskWhy } = props;
  const group = (id: GroupId) => groups.find((each) => each.id === id);
  const people = group("others")?.people ?? [];
  const isPublic = group("public")?.view === true;
  return (
    <table className="permissions-lines" ref={useColumnKeys()}>
      <Columns />
      <tbody>
        {(["admins", "all", "editors"] as const).map((id) => {
          const each = group(id);
          return each && <BuiltInLine key={id} id={id} group={each} {...{ site, onTurn, onAskWhy }} />;
        })}
        <OwnGroupLines {...props} />
        {people.length > 1 && <PeopleGroupLine people={people} onTurn={props.onTurnPeople} />}
        {people.map((person) => (
          <PersonLine key={person.id} {...{ person, onTurn, onAskWhy }} />
        ))}
        {(props.mayBePublic || isPublic) && <PublicLine {...{ isPublic, onTurn, onAskWhy }} />}
      </tbody>
    </table>
  );
}

function Columns() {
  const say = useSay();
  return (
    <thead>
      <tr>
        {(["lines", ...rights] as const).map((column) => (
          <th key={column} scope="col">
            {say(sharingWords[column])}
          </th>
        ))}
      </tr>
    </thead>
  );
}
