import { type SubmitEvent, useRef } from "react";
import { visit } from "#client/navigation.ts";
import { Button } from "#ui/button.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { groupNames } from "../model/kinds.ts";
import { auditWords, groupWords } from "../wording.ts";

type AuditFilterProps = {
  readonly filter: { readonly name: string; readonly kind: string; readonly day: string };
  readonly from: string;
  /** The log of one person is narrowed to them already. */
  readonly withName: boolean;
};

/** Narrows the list; before its script has come, as a form of the browser. */
export function AuditFilter({ filter, from, withName }: AuditFilterProps) {
  const say = useSay();
  const here = useHere();
  const form = useRef<HTMLFormElement>(null);

  function narrow(event: SubmitEvent) {
    event.preventDefault();
    const sent = [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
    );
    void visit(here(sent.length > 0 ? `${from}?${new URLSearchParams(sent)}` : from));
  }

  return (
    <form
      key={JSON.stringify(filter)}
      ref={form}
      className="audit-filter"
      role="search"
      action={here(from)}
      onSubmit={narrow}
    >
      {withName && (
        <TextField
          label={say(auditWords.person)}
          name="name"
          initial={filter.name}
          placeholder={say(auditWords.personHint)}
          limit={80}
        />
      )}
      <KindField initial={filter.kind} />
      <TextField label={say(auditWords.day)} name="day" type="date" initial={filter.day} />
      <Button type="submit">{say(auditWords.filter)}</Button>
    </form>
  );
}

function KindField({ initial }: { initial: string }) {
  const say = useSay();
  const kinds = groupNames.map((value) => ({ value, label: say(groupWords[value]) }));
  const options = [{ value: "", label: say(auditWords.allKinds) }, ...kinds];
  return <SelectField label={say(auditWords.kind)} name="kind" initial={initial} options={options} />;
}
