import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import { peopleWords } from "../wording.ts";
import type { PersonActedOn } from "./person-menu-open.tsx";

const loadMenu = () => import("./person-menu-open.tsx");

/** What the viewer may do with a person; nothing is shown when there is nothing. Few of those who look somebody up open it. */
export function PersonMenu({ person, roles, withSubsites }: PersonActedOn) {
  const say = useSay();
  if (person.actions.length === 0) return null;
  return (
    <span className="people-card-menu">
      <MenuButton
        label={say(peopleWords.actions, { name: person.name })}
        size="small"
        load={loadMenu}
        shows={({ PersonMenuOpen }, opened) => (
          <PersonMenuOpen {...{ person, roles, withSubsites }} opened={opened} />
        )}
      />
    </span>
  );
}
