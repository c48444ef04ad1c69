import { useState } from "react";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import type { FieldGiven } from "../contract.ts";
import { type FieldIcon, type FieldKind, fieldIcons, fieldKinds } from "../model/field.ts";
import { iconOfField } from "../parts/field-icons.ts";
import { wordsOfKind } from "../model/words-of-kind.ts";
import { fieldIconWords, fieldWords as words } from "../wording.ts";
import type { FieldShown, SaveFields } from "./use-field-acts.tsx";

type Props = { field: FieldShown | null; fields: readonly FieldShown[]; save: SaveFields };

const fresh: FieldGiven = {
  id: null,
  label: "",
  kind: "text",
  icon: "info",
  seenBy: "people",
  editedBy: "person",
};

/** The sign that a kind begins with. */
const iconOfKind: Readonly<Record<FieldKind, FieldIcon>> = {
  text: "info",
  long: "info",
  phone: "phone",
  email: "mail",
  link: "link",
  birth: "cake",
  person: "people",
};

/** Makes a field, or changes one: all but what it holds, which people have filled in already. */
export function FieldDialog({ field, fields, save }: Props) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const [draft, setDraft] = useState<FieldGiven>(field ?? fresh);
  const change = (part: Partial<FieldGiven>) => setDraft({ ...draft, ...part });

  async function perform(): Promise<Outcome> {
    const next = field ? fields.map((each) => (each.id === field.id ? draft : each)) : [...fields, draft];
    const answer = await save(next, { words: words.saved });
    if (!answer.success) return sayRefusal(answer, "profile-fields");
  }

  return (
    <DialogFrame
      title={field ? say(words.editTitle, { label: field.label }) : say(words.newTitle)}
      confirm={{ label: say(words.save), perform }}
    >
      <div className="profiles-form">
        <TextField
          label={say(words.name)}
          value={draft.label}
          limit={60}
          onChange={(label) => change({ label })}
        />
        <LookOfField draft={draft} change={change} isNew={field === null} />
        <RightsOfField draft={draft} change={change} />
      </div>
    </DialogFrame>
  );
}

/** Another kind has another sign; a person is most often whom somebody reports to. */
function begunAs(kind: FieldKind, label: string, reportsTo: string): Partial<FieldGiven> {
  return { kind, icon: iconOfKind[kind], ...(kind === "person" && label === "" && { label: reportsTo }) };
}

type Changing = { draft: FieldGiven; change: (part: Partial<FieldGiven>) => void };

function LookOfField({ draft, change, isNew }: Changing & { isNew: boolean }) {
  const say = useSay();
  return (
    <div className="profiles-pair">
      <SelectField
        label={say(words.kind)}
        value={draft.kind}
        disabled={!isNew}
        onChange={(value) => change(begunAs(value as FieldKind, draft.label, say(words.reportsTo)))}
        options={fieldKinds.map((kind) => ({ value: kind, label: say(wordsOfKind(kind)) }))}
      />
      <SelectField
        label={say(words.icon)}
        icon={iconOfField[draft.icon]}
        value={draft.icon}
        onChange={(value) => change({ icon: value as FieldIcon })}
        options={fieldIcons.map((icon) => ({ value: icon, label: say(fieldIconWords[icon]) }))}
      />
    </div>
  );
}

function RightsOfField({ draft, change }: Changing) {
  const say = useSay();
  return (
    <>
      <SelectField
        label={say(words.seenBy)}
        value={draft.seenBy}
        onChange={(value) => change({ seenBy: value as FieldGiven["seenBy"] })}
        options={[
          { value: "people", label: say(words.people) },
          { value: "admins", label: say(words.adminsOnly) },
        ]}
      />
      <SelectField
        label={say(words.editedBy)}
        value={draft.editedBy}
        onChange={(value) => change({ editedBy: value as FieldGiven["editedBy"] })}
        options={[
          { value: "person", label: say(words.person) },
          { value: "admins", label: say(words.byAdmins) },
        ]}
      />
    </>
  );
}
