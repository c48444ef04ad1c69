import type { SiteRole } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import type { OpenedMenu } from "#ui/menu-button.tsx";
import { MenuOpen } from "#ui/menu-open.tsx";
import { personEntries } from "../cards/parts/person-entries.ts";
import { usePersonActs } from "../cards/parts/use-person-acts.tsx";
import type { PersonShown } from "../screen.ts";

export type PersonActedOn = {
  person: PersonShown;
  roles: readonly SiteRole[];
  withSubsites: boolean;
};

/** The open menu of a person in the directory. */
export function PersonMenuOpen(props: PersonActedOn & { opened: OpenedMenu }) {
  const say = useSay();
  const { person, roles, withSubsites, opened } = props;
  const act = usePersonActs({ ...person, withSubsites }, roles);
  return <MenuOpen {...opened} groups={personEntries(person, act, say)} />;
}
