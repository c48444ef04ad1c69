import type { SiteRole } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { personEntries } from "../cards/parts/person-entries.ts";
import { usePersonActs } from "../cards/parts/use-person-acts.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords } from "../wording.ts";

/** What the viewer may do with a person; nothing is shown when there is nothing. */
export function PersonMenu(props: {
  person: PersonShown;
  roles: readonly SiteRole[];
  withSubsites: boolean;
}) {
  const say = useSay();
  const { person, roles, withSubsites } = props;
  const act = usePersonActs({ ...person, withSubsites }, roles);
  if (person.actions.length === 0) return null;
  return (
    <span className="people-card-menu">
      <Menu
        label={say(peopleWords.actions, { name: person.name })}
        size="small"
        groups={personEntries(person, act, say)}
      />
    </span>
  );
}
