import { send } from "#client/call.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { bioLimit, positionMost } from "../../profiles/rules.ts";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { loadPreferences, sentAs } from "../contract.ts";
import { askedOf, type Draft, type Form, formOf } from "../model/form.ts";
import { preferenceDialogWords as words } from "../wording.ts";
import { OwnPassword } from "./own-password.tsx";
import { ProfileFieldInput } from "./profile-field-input.tsx";
import { type Preferences, usePreferences } from "./use-preferences.ts";

/** The content of the dialog of somebody's settings: who they are, and their profile (USET-01). */
export async function openPreferencesDialog(personId: number) {
  const told = await send(loadPreferences, askedOf(personId));
  if (!told.success && told.offer !== null) return noPermission(told, "edit-profile");
  if (!told.success) throw new Error(told.reason);
  return <PreferencesDialog form={formOf(told)} />;
}

function PreferencesDialog({ form }: { form: Form }) {
  const say = useSay();
  const preferences = usePreferences(form);
  const { isSelf, name } = form;
  return (
    <DialogFrame
      title={isSelf ? say(words.own) : say(words.title, { name })}
      size="edit"
      confirm={{ label: say(words.save), perform: preferences.perform }}
    >
      <div className="people-fields">
        <Identity form={form} preferences={preferences} />
        <Profile form={form} preferences={preferences} />
        {form.changesPassword && <OwnPassword preferences={preferences} />}
      </div>
    </DialogFrame>
  );
}

type Props = { readonly form: Form; readonly preferences: Preferences };

/** Name, address and, for who manages others, their role (USET-07); what may not be changed says why (USET-08). */
function Identity({ form, preferences: { draft, change, wrong } }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say(words.name)}
        name={sentAs.name}
        value={draft.name}
        limit={120}
        error={wrong.at.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={say(words.email)}
        name={sentAs.email}
        type="email"
        value={draft.email}
        disabled={form.emailStays !== ""}
        hint={form.emailStays || undefined}
        error={wrong.at.email}
        onChange={(email) => change({ email })}
      />
      {form.roles.length > 0 && (
        <SelectField
          label={say(words.role)}
          name={sentAs.role}
          value={draft.role}
          options={form.roles.map(({ id, name }) => ({ value: id, label: name }))}
          error={wrong.at.role}
          onChange={(role) => change({ role: role as Draft["role"] })}
        />
      )}
    </>
  );
}

/** Position, a few words, and the fields of the site (USET-12). */
function Profile({ form, preferences: { draft, change, wrong } }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        label={say(words.position)}
        value={draft.position}
        limit={positionMost}
        error={wrong.at.position}
        onChange={(position) => change({ position })}
      />
      <TextArea
        label={form.isSelf ? say(words.bio) : say(words.bioOf, { name: form.name })}
        value={draft.bio}
        limit={bioLimit}
        error={wrong.at.bio}
        rows={3}
        onChange={(bio) => change({ bio })}
      />
      {form.fields.map((field) => (
        <ProfileFieldInput
          key={field.id}
          field={field}
          personId={form.id}
          hint={field.isHidden ? say(words.hidden) : undefined}
          value={draft.values[field.id] ?? ""}
          error={wrong.fields[field.id]}
          onChange={(value) => change({ values: { ...draft.values, [field.id]: value } })}
        />
      ))}
    </>
  );
}
