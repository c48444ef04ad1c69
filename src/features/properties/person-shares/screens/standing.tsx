import { roleWords } from "#features/people/wording.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { personPermissionsScreen } from "../screen.ts";
import { personShareWords as words } from "../wording.ts";

/** What a person may do by their role and their groups, with the ways to change those. */
export function Standing({ data }: { data: ScreenData<typeof personPermissionsScreen> }) {
  const say = useSay();
  const { id, role, groups } = data;
  return (
    <dl className="person-shares-standing">
      <div>
        <dt>{say(words.role)}</dt>
        <dd>
          {say(roleWords[role])}
          <span className="person-shares-hint">{say(roleWords[`${role}Help`])}</span>
        </dd>
        {data.mayChangeRole && (
          <dd>
            <TextLink href={`/people/#setrole-${id}`}>{say(words.changeRole)}</TextLink>
          </dd>
        )}
      </div>
      <div>
        <dt>{say(words.groups)}</dt>
        <dd dir="auto">
          {groups.length === 0 ? say(words.noGroups) : groups.map(({ name }) => name).join(", ")}
        </dd>
        <dd>
          <TextLink href={`/people/#setgroups-${id}`}>{say(words.setGroups)}</TextLink>
        </dd>
      </div>
    </dl>
  );
}
