import { useState } from "react";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Choices, Place } from "../model/places.ts";
import "./belonging.css";

type ChoicesDialogProps = {
  title: string;
  description: string;
  /** What is said where there is no subsite to choose for. */
  none: string;
  places: readonly Place[];
  options: readonly { readonly value: string; readonly label: string }[];
  initial: Choices;
  confirm: string;
  perform: (choices: Choices) => Promise<Outcome> | Outcome;
};

/** One choice for each subsite. */
export function ChoicesDialog(props: ChoicesDialogProps) {
  const { title, description, none, places, options, confirm, perform } = props;
  const [choices, setChoices] = useState(props.initial);
  const isEmpty = places.length === 0;
  return (
    <DialogFrame
      title={title}
      description={isEmpty ? undefined : description}
      {...(!isEmpty && { confirm: { label: confirm, perform: () => perform(choices) } })}
    >
      {isEmpty && <p className="ui-dialog-text">{none}</p>}
      <div className="belonging-choices">
        {places.map(({ id, name }) => (
          <SelectField
            key={id}
            label={<span dir="auto">{name}</span>}
            value={choices[id] ?? ""}
            options={options}
            onChange={(choice) => setChoices((before) => ({ ...before, [id]: choice }))}
          />
        ))}
      </div>
    </DialogFrame>
  );
}
