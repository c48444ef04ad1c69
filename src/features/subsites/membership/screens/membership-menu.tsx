import { peopleWords } from "#features/people/wording.ts";
import { useSay } from "#ui/language.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import type { MemberActedOn } from "./membership-menu-open.tsx";

const loadMenu = () => import("./membership-menu-open.tsx");

/** What the viewer may do with a person of a subsite; nothing is shown when there is nothing. Few of those who look somebody up open it. */
export function MembershipMenu({ person, subsite }: MemberActedOn) {
  const say = useSay();
  if (!person.mayChangeRole && !person.mayRemove && !person.mayManage) return null;
  return (
    <span className="people-card-menu">
      <MenuButton
        label={say(peopleWords.actions, { name: person.name })}
        size="small"
        load={loadMenu}
        shows={({ MembershipMenuOpen }, opened) => (
          <MembershipMenuOpen {...{ person, subsite }} opened={opened} />
        )}
      />
    </span>
  );
}
