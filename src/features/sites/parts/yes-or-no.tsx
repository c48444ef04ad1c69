import { SelectField } from "#ui/select-field.tsx";

/** A setting that is on or off, with what each of them means in words. */
export function YesOrNo(props: {
  label: string;
  hint?: string;
  name: string;
  isOn: boolean;
  no: string;
  yes: string;
  error?: string | undefined;
}) {
  const { isOn, no, yes, ...field } = props;
  const options = [
    { value: "no", label: no },
    { value: "yes", label: yes },
  ];
  return <SelectField {...field} initial={isOn ? "yes" : "no"} options={options} />;
}
