import { useSay } from "#ui/language.tsx";
import type { GroupId } from "#features/sharing/contract.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { type Line, type Right, rights } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { nobodyHidden } from "../model/group-turn.ts";
import { BuiltInLine } from "./built-in-line.tsx";
import { OwnGroupLines } from "./own-group-lines.tsx";
import { PeopleGroupLine } from "./people-group-line.tsx";
import { PersonLine } from "./person-line.tsx";
import { PublicLine } from "./public-line.tsx";
import { useColumnKeys } from "./use-column-keys.ts";

/** The lines of the permission list: administrators, everyone, editors, people at once and one by one, the public. */
export function SharingLines(props: {
  groups: readonly SharingGroup[];
  /** How many people with a line are not shown. */
  hidden: number;
  /** The viewer finds them by name. */
  mayAddPeople: boolean;
  site: string;
  mayBePublic: boolean;
  onTurn: (name: string, line: Line, right: Right, on: boolean) => void;
  /** A group that was added or turned just now keeps its line until it is saved. */
  isShown: (name: string) => boolean;
  onTurnPeople: (right: Right, on: boolean) => void;
  onAskWhy: (who: string) => void;
}) {
  const { groups, site, hidden, onTurn, onAskWhy } = props;
  const group = (id: GroupId) => groups.find((each) => each.id === id);
  const { people, more = nobodyHidden.more } = group("others") ?? { people: [] };
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
        {people.length > 1 && (
          <PeopleGroupLine {...{ people }} hidden={{ count: hidden, more }} onTurn={props.onTurnPeople} />
        )}
        {people.map((person) => (
          <PersonLine key={person.id} {...{ person, onTurn, onAskWhy }} />
        ))}
        {hidden > 0 && <NotShown count={hidden} mayFind={props.mayAddPeople} />}
        {(props.mayBePublic || isPublic) && <PublicLine {...{ isPublic, onTurn, onAskWhy }} />}
      </tbody>
    </table>
  );
}

function NotShown({ count, mayFind }: { count: number; mayFind: boolean }) {
  const say = useSay();
  return (
    <tr>
      <td colSpan={1 + rights.length} className="permissions-hint">
        {[say(sharingWords.notShown, { count }), ...(mayFind ? [say(sharingWords.findNotShown)] : [])].join(
          " ",
        )}
      </td>
    </tr>
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
