import type { SiteRole } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { usePersonActions } from "../parts/use-person-actions.tsx";
import type { PersonShown } from "../screen.ts";
import { peopleWords } from "../wording.ts";

/** What the viewer may do with a person; nothing is shown when there is nothing. */
export function PersonMenu(props: {
  person: PersonShown;
  roles: readonly SiteRole[];
  withSubsites: boolean;
}) {
  const say = useSay();
  const entries = usePersonActions(props);
  if (entries.length === 0) return null;
  const label = say(peopleWords.actions, { name: props.person.name });
  return (
    <span className="people-card-menu">
      <Menu label={label} size="small" groups={[{ entries }]} />
    </span>
  );
}
