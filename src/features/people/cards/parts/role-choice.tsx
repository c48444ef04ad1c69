import type { Say } from "#kernel/language.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { peopleDialogWords, roleWords } from "../../wording.ts";

/** One of the roles that the viewer may give, each with what it means. */
export function RoleChoice(props: {
  roles: readonly SiteRole[];
  value: SiteRole;
  onChange: (role: SiteRole) => void;
}) {
  const say = useSay();
  return (
    <RadioCards
      label={say(peopleDialogWords.role)}
      value={props.value}
      onChange={(role) => props.onChange(role as SiteRole)}
      options={roleOptions(props.roles, say)}
    />
  );
}

export function roleOptions(roles: readonly SiteRole[], say: Say) {
  return roles.map((role) => ({
    value: role,
    label: say(roleWords[role]),
    hint: say(roleWords[`${role}Help`]),
  }));
}
