import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { randomValue } from "#client/random-value.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { createSpace } from "../contract.ts";
import { subsiteDescriptionMost, subsiteNameMost } from "../rules.ts";
import { addressOfNew } from "../model/joining.ts";
import { slugFrom } from "../model/slug-from.ts";
import { newSubsiteWords as words } from "../wording.ts";

type Typed = { readonly name: string; readonly description: string };
type Errors = Readonly<Record<string, string>>;

/** Name and description (SLST-10); leads to the new subsite (SLST-13). */
export function CreateDialog() {
  const say = useSay();
  const create = useCreating();
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>({ name: "", description: "" });
  const [errors, setErrors] = useState<Errors>({});

  async function perform(): Promise<Outcome> {
    if (typed.name.trim() !== "") return create(typed, setErrors);
    setErrors({ name: say(words.nameMissing) });
    requestAnimationFrame(() => fields.current?.querySelector("input")?.focus());
    return say(words.nameMissing);
  }

  return (
    <DialogFrame
      title={say(words.title)}
      description={say(words.help)}
      confirm={{ label: say(words.title), perform }}
    >
      <div className="subsites-fields" ref={fields}>
        <Fields typed={typed} errors={errors} onType={setTyped} />
      </div>
    </DialogFrame>
  );
}

function useCreating() {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const last = useRef({ said: "", key: "" });
  return async ({ name, description }: Typed, onBad: (errors: Errors) => void): Promise<Outcome> => {
    // A description is one line, wherever it was copied from.
    const said = { name, description: description.replace(/\s+/g, " ") };
    // The same again, as its answer was lost, makes no second one.
    const sameAs = JSON.stringify(said);
    if (last.current.said !== sameAs) last.current = { said: sameAs, key: randomValue() };
    const answer = await send(createSpace, { ...said, key: last.current.key });
    if (!answer.success) {
      onBad(answer.fields);
      return sayRefusal(answer, "create-subsite");
    }
    await visit(addressOfNew(answer));
    tell({ text: say(words.created, { name: name.trim() }) });
  };
}

/** The address follows from the name, and is shown as it grows. */
function Fields(props: { typed: Typed; errors: Errors; onType: (typed: Typed) => void }) {
  const say = useSay();
  const { typed, errors, onType } = props;
  const address = `/@${slugFrom(typed.name)}/`;
  return (
    <>
      <TextField
        label={say(words.name)}
        name="name"
        limit={subsiteNameMost}
        value={typed.name}
        onChange={(name) => onType({ ...typed, name })}
        hint={typed.name.trim() !== "" && say(words.address, { address })}
        error={errors["name"]}
        autoComplete="off"
      />
      <TextArea
        label={say(words.description)}
        name="description"
        limit={subsiteDescriptionMost}
        value={typed.description}
        onChange={(description) => onType({ ...typed, description })}
        hint={say(words.descriptionHelp)}
        error={errors["description"]}
      />
    </>
  );
}
