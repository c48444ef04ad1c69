import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { InvitedRole } from "../contract.ts";
import { type Invitee, isAddress } from "../rules.ts";
import { inviteWords as words } from "../wording.ts";
import "./invite-roles.css";

type InviteRolesProps = {
  people: readonly Invitee[];
  options: readonly { readonly value: InvitedRole; readonly label: string }[];
  roleOf: (email: string) => InvitedRole;
  onChange: (email: string, role: InvitedRole) => void;
};

/** A role for each line, where not all get the same (INVT-04, INVT-19). */
export function InviteRoles({ people, options, roleOf, onChange }: InviteRolesProps) {
  const say = useSay();
  const lines = new Map(people.filter(({ email }) => isAddress(email)).map((each) => [each.email, each]));
  if (lines.size < 2) return null;
  return (
    <details className="invites-roles">
      <summary>{say(words.ownRoles)}</summary>
      <div>
        {[...lines.values()].map(({ email, name }) => (
          <SelectField
            key={email}
            label={<span dir="auto">{name === "" ? email : `${name} <${email}>`}</span>}
            value={roleOf(email)}
            options={options}
            onChange={(role) => onChange(email, role as InvitedRole)}
          />
        ))}
      </div>
    </details>
  );
}
