import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { bioLimit, positionMost, readProfileForm, saveProfile } from "../contract.ts";
import { profileDialogWords as words } from "../wording.ts";
import { ProfileFieldInput } from "./profile-field-input.tsx";

type Form = OutputOf<typeof readProfileForm>;

/** The content of the dialog that edits somebody's profile. */
export async function openProfileDialog(personId: number) {
  const form = await send(readProfileForm, { id: personId });
  if (!form.success) throw new Error(form.reason);
  return <ProfileDialog form={form} />;
}

function ProfileDialog({ form }: { form: Form }) {
  const say = useSay();
  const { id, name, isSelf } = form;
  const { draft, change, errors, perform } = useProfileDraft(form);
  return (
    <DialogFrame
      title={isSelf ? say(words.own) : say(words.title, { name })}
      size="edit"
      confirm={{ label: say(words.save), perform }}
    >
      <div className="people-fields" key={id}>
        <TextField
          label={say(words.position)}
          value={draft.position}
          limit={positionMost}
          onChange={(position) => change({ position })}
        />
        <TextArea
          label={isSelf ? say(words.bio) : say(words.bioOf, { name })}
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
            error={errors[`values.${field.id}`]}
            onChange={(value) => change({ values: { ...draft.values, [field.id]: value } })}
          />
        ))}
      </div>
    </DialogFrame>
  );
}

type Draft = {
  readonly position: string;
  readonly bio: string;
  readonly values: Readonly<Record<string, string>>;
};

function useProfileDraft({ id, position, bio, fields }: Form) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const values = Object.fromEntries(fields.map((field) => [String(field.id), field.value]));
  const [draft, setDraft] = useState<Draft>({ position, bio, values });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function perform(): Promise<Outcome> {
    const answer = await send(saveProfile, { id, ...draft, values: JSON.stringify(draft.values) });
    if (!answer.success) {
      setErrors(answer.fields);
      return sayRefusal(answer, "edit-profile");
    }
    tell({ text: say(words.saved) });
    await revisit();
  }

  return { draft, change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }), errors, perform };
}
