import type { SubsiteRole } from "#kernel/viewer.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { answerWords } from "../../wording.ts";
import { memberBatchWords as words } from "../wording.ts";
import "./candidates.css";

/** By what words and of which group people are looked for. */
export type AskedFor = { readonly q: string; readonly group: string };

/** Whom one looks for, and as what they come. */
export function AskedFields(props: {
  asked: AskedFor;
  role: SubsiteRole;
  groups: readonly { readonly id: number; readonly name: string }[];
  onAsk: (asked: AskedFor) => void;
  onRole: (role: SubsiteRole) => void;
}) {
  const say = useSay();
  const { asked, groups, onAsk } = props;
  return (
    <div className="enrolling-asked">
      <TextField
        label={say(words.find)}
        hint={say(words.findHint)}
        type="search"
        value={asked.q}
        limit={200}
        onChange={(q) => onAsk({ ...asked, q })}
        autoComplete="off"
      />
      {groups.length > 0 && (
        <SelectField
          label={say(words.group)}
          value={asked.group}
          options={[
            { value: "", label: say(words.allGroups) },
            ...groups.map((group) => ({ value: String(group.id), label: group.name })),
          ]}
          onChange={(group) => onAsk({ ...asked, group })}
        />
      )}
      <SelectField
        label={say(answerWords.role)}
        value={props.role}
        options={roleOptions(say).map(({ value, label }) => ({ value, label }))}
        onChange={(next) => props.onRole(next as SubsiteRole)}
      />
    </div>
  );
}
