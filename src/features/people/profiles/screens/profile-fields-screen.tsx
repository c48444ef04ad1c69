import Plus from "lucide-react/icons/plus";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { iconOfField } from "../parts/field-icons.ts";
import type { profileFieldsScreen } from "../screen.ts";
import { wordsOfKind } from "../model/words-of-kind.ts";
import { fieldWords as words } from "../wording.ts";
import { type FieldShown, useFieldActs } from "./use-field-acts.tsx";
import "./profile-fields.css";

type Data = ScreenData<typeof profileFieldsScreen>;

/** The fields that profiles have, in their order, for those who make them. */
export function ProfileFieldsScreen({ data }: { data: Data }) {
  const say = useSay();
  const acts = useFieldActs(data.fields);
  const add = (
    <Button look="primary" icon={Plus} onPress={acts.add}>
      {say(words.add)}
    </Button>
  );
  return (
    <SettingsSheet title={data.title} help={say(words.help)}>
      {data.fields.length === 0 ? (
        <EmptyState title={say(words.none)} help={say(words.noneHelp)} action={add} />
      ) : (
        <>
          <ul className="profiles-fields">
            {data.fields.map((field, at) => (
              <FieldLine key={field.id} field={field} groups={[{ entries: acts.entries(field, at) }]} />
            ))}
          </ul>
          <p className="profiles-add">{add}</p>
        </>
      )}
    </SettingsSheet>
  );
}

function FieldLine(props: { field: FieldShown; groups: Parameters<typeof Menu>[0]["groups"] }) {
  const say = useSay();
  const { label, kind, icon, people, seenBy, editedBy } = props.field;
  return (
    <li>
      <Icon of={iconOfField[icon]} size={20} />
      <div>
        <h2 dir="auto">{label}</h2>
        <p>
          {say(wordsOfKind(kind))} · {say(words.filled, { count: people })}
        </p>
        <p className="profiles-chips">
          {seenBy === "admins" && <Chip>{say(words.hidden)}</Chip>}
          {editedBy === "admins" && <Chip>{say(words.admins)}</Chip>}
        </p>
      </div>
      <Menu label={say(words.actions, { label })} size="small" groups={props.groups} />
    </li>
  );
}
