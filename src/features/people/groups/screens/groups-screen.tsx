import Plus from "lucide-react/icons/plus";
import type { ScreenData } from "#kernel/screen.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { groupsScreen } from "../screen.ts";
import { listingAddress } from "../../model/listing.ts";
import { groupWords as words } from "../wording.ts";
import "../parts/groups.css";
import { type GroupShown, useGroupActs } from "./use-group-acts.tsx";

type Data = ScreenData<typeof groupsScreen>;

/** The groups of people of the site, with who is in them. */
export function GroupsScreen({ data }: { data: Data }) {
  const say = useSay();
  const acts = useGroupActs();
  const add = data.mayManage && (
    <Button look="primary" icon={Plus} onPress={acts.add}>
      {say(words.add)}
    </Button>
  );
  return (
    <Screen
      title={data.title}
      width="list"
      above={<TextLink href="/people/">{say(words.people)}</TextLink>}
      actions={data.groups.length > 0 && add}
    >
      {data.groups.length === 0 ? (
        <EmptyState
          title={say(words.none)}
          help={say(data.mayManage ? words.noneHelp : words.noneSeen)}
          action={add}
        />
      ) : (
        <>
          <p className="groups-help">{say(words.help)}</p>
          <ul className="groups-list">
            {data.groups.map((group) => (
              <GroupLine key={group.id} group={group} acts={data.mayManage ? acts : null} />
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}

function GroupLine(props: { group: GroupShown; acts: ReturnType<typeof useGroupActs> | null }) {
  const say = useSay();
  const here = useHere();
  const { group, acts } = props;
  const { id, name, count, people, isFromDirectory } = group;
  const more = count - people.length;
  return (
    <li id={`group-${id}`}>
      <div>
        <h2 dir="auto">{name}</h2>
        <p className="groups-count">
          {count === 0 ? (
            say(words.empty)
          ) : (
            <a href={here(listingAddress({ groupId: id }))}>{say(words.count, { count })}</a>
          )}
        </p>
        {isFromDirectory && <p className="groups-count">{say(words.fromDirectory)}</p>}
        <div className="groups-people">
          {people.map((person) => (
            <span key={person.id} className="groups-person">
              <Avatar name={person.name} photo={person.photo} size={24} />
              <a href={here(`/profile/p/${person.id}/`)} aria-haspopup="dialog" dir="auto">
                {person.name}
              </a>
            </span>
          ))}
          {more > 0 && <span className="groups-count">{say(words.more, { count: more })}</span>}
        </div>
      </div>
      {acts && !isFromDirectory && (
        <Menu label={say(words.actions, { name })} groups={[{ entries: acts.entries(group) }]} />
      )}
    </li>
  );
}
