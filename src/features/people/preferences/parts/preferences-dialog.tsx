import { send } from "#client/call.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { bioLimit, positionMost } from "../../profiles/contract.ts";
import { fieldPrefix, loadPreferences, sentAs } from "../contract.ts";
import { preferenceDialogWords as words } from "../wording.ts";
import { OwnPassword } from "./own-password.tsx";
import { ProfileFieldInput } from "./profile-field-input.tsx";
import { type Form, type Preferences, usePreferences } from "./use-preferences.ts";

/** The content of the dialog of somebody's settings: who they are, and their profile (USET-01). */
export async function openPreferencesDialog(personId: number) {
  const form = await send(loadPreferences, { user_id: personId });
  if (!form.success) throw new Error(form.reason);
  return <PreferencesDialog form={form} />;
}

function PreferencesDialog({ form }: { form: Form }) {
  const say = useSay();
  const preferences = usePreferences(form);
  const { is_self: isSelf, display_name: name } = form;
  return (
    <DialogFrame
      title={isSelf ? say(words.own) : say(words.title, { name })}
      size="edit"
      confirm={{ label: say(words.save), perform: preferences.perform }}
    >
      <div className="people-fields">
        <Identity form={form} preferences={preferences} />
        <Profile form={form} preferences={preferences} />
        {form.password_msg === "" && <OwnPassword preferences={preferences} />}
      </div>
    </DialogFrame>
  );
}

type Props = { readonly form: Form; readonly preferences: Preferences };

/** Name, address and, for who manages others, their role (USET-07); what may not be changed says why (USET-08). */
function Identity({ form, preferences: { draft, change, errors } }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say(words.name)}
        name={sentAs.name}
        value={draft.name}
        limit={120}
        error={errors[sentAs.name]}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say(words.email)}
        name={sentAs.email}
        type="email"
        value={draft.email}
        disabled={form.email_msg !== ""}
        hint={form.email_msg || undefined}
        error={errors[sentAs.email]}
        onChange={(email) => change({ email })}
      />
      {form.roles.length > 0 && (
        <SelectField
          label={say(words.role)}
          name={sentAs.role}
          value={draft.role}
          options={form.roles.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors[sentAs.role]}
          onChange={(role) => change({ role: role as Form["role_id"] })}
        />
      )}
    </>
  );
}

/** Position, a few words, and the fields of the site (USET-12). */
function Profile({ form, preferences: { draft, change, errors } }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say(words.position)}
        value={draft.position}
        limit={positionMost}
        onChange={(position) => change({ position })}
      />
      <TextArea
        label={form.is_self ? say(words.bio) : say(words.bioOf, { name: form.display_name })}
        value={draft.bio}
        limit={bioLimit}
        rows={3}
        onChange={(bio) => change({ bio })}
      />
      {form.fields.map((field) => (
        <ProfileFieldInput
          key={field.id}
          field={field}
          hint={field.isHidden ? say(words.hidden) : undefined}
          value={draft.values[field.id] ?? ""}
          error={errors[`${fieldPrefix}${field.id}`]}
          onChange={(value) => change({ values: { ...draft.values, [field.id]: value } })}
        />
      ))}
    </>
  );
}
