import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { roleWords } from "#features/people/wording.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type CompanyGroup, groupRoles } from "../contract.ts";
import { companyWords as words } from "../wording.ts";

export type GroupHere = { readonly id: number; readonly name: string };

type CompanyGroupsProps = {
  groups: readonly CompanyGroup[];
  groupsHere: readonly GroupHere[];
  onChange: (groups: readonly CompanyGroup[]) => void;
};

/** Lines of a group at the provider and what it is here. */
export function CompanyGroups({ groups, groupsHere, onChange }: CompanyGroupsProps) {
  const say = useSay();
  const replace = (at: number, group: CompanyGroup) => onChange(groups.with(at, group));
  return (
    <>
      {groups.length > 0 && (
        <ul className="company-groups">
          {groups.map((group, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own and never change places.
            <li key={at}>
              <GroupLine {...{ group, groupsHere }} onChange={(changed) => replace(at, changed)} />
              <IconButton
                icon={X}
                label={`${say(words.removeGroup)} ${group.value}`.trim()}
                onPress={() => onChange(groups.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button
          icon={Plus}
          onPress={() => onChange([...groups, { value: "", groupId: null, role: "member" }])}
        >
          {say(words.addGroup)}
        </Button>
      </p>
    </>
  );
}

type GroupLineProps = {
  group: CompanyGroup;
  groupsHere: readonly GroupHere[];
  onChange: (group: CompanyGroup) => void;
};

function GroupLine({ group: { value, groupId, role }, groupsHere, onChange }: GroupLineProps) {
  const say = useSay();
  const options = [
    ...groupsHere.map(({ id, name }) => ({ value: `group ${id}`, label: say(words.groupHere, { name }) })),
    ...groupRoles.map((each) => ({
      value: `role ${each}`,
      label: say(words.roleHere, { role: say(roleWords[each]) }),
    })),
  ];
  const choose = (chosen: string) => {
    const [kind, what = ""] = chosen.split(" ");
    if (kind === "group") return onChange({ value, groupId: Number(what), role: null });
    onChange({ value, groupId: null, role: groupRoles.find((each) => each === what) ?? "member" });
  };
  return (
    <>
      <TextField
        label={say(words.value)}
        limit={200}
        value={value}
        onChange={(typed) => onChange({ value: typed, groupId, role })}
      />
      <SelectField
        label={say(words.becomes)}
        value={groupId === null ? `role ${role}` : `group ${groupId}`}
        options={options}
        onChange={choose}
      />
    </>
  );
}
