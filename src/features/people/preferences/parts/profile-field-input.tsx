import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { birthYears } from "../../profiles/model/checked-value.ts";
import { ManagerChoice } from "../../reporting/parts/manager-choice.tsx";
import { type FieldKind, valueMost } from "../../profiles/model/field.ts";

type Props = {
  readonly field: { readonly label: string; readonly kind: FieldKind; readonly told: string | null };
  /** Whose field it is. */
  readonly personId: number;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
};

const types = { text: "text", phone: "tel", email: "email", link: "url" } as const;

/** A field of a profile, to be filled in. */
export function ProfileFieldInput({ field: { label, kind, told }, personId, ...rest }: Props) {
  if (kind === "person") return <ManagerChoice {...{ label, told, personId }} {...rest} />;
  if (kind === "long") return <TextArea label={label} limit={valueMost.long} {...rest} />;
  if (kind === "birth") return <BirthField label={label} {...rest} />;
  return <TextField label={label} type={types[kind]} limit={valueMost[kind]} {...rest} />;
}

/** A day of the years in which people were born (USET-06). */
function BirthField({
  label,
  hint,
  value,
  error,
  onChange,
}: Omit<Props, "field" | "personId"> & { readonly label: string }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(marks) => (
        <span className="ui-control">
          <input
            {...marks}
            type="date"
            min={`${birthYears.first}-01-01`}
            max={`${birthYears.last}-12-31`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  );
}
