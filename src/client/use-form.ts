import { type SubmitEvent, useRef, useState } from "react";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Call, Fields, SentOf } from "#kernel/call.ts";
import { type Answered, type Failure, send } from "./call.ts";

type Refused = { readonly reason: string; readonly fields: Readonly<Record<string, string>> };

const nothingRefused: Refused = { reason: "", fields: {} };

type FieldOf = Readonly<Record<string, string>>;

type Texts = Readonly<Record<string, FormDataEntryValue>>;
const noTexts: Readonly<Record<string, string>> = {};

type FormOptions<C extends Call<Fields, Fields>> = {
  failed?: FailedForm | undefined;
  fieldOf?: FieldOf;
  fixed?: Readonly<Record<string, unknown>>;
  before?: Texts;
  /** Says a refusal that offers rights; else its sentence stands in the form. */
  onOffer?: (failed: Failure) => void;
  onDone: (answer: Extract<Answered<C>, { success: true }>, form: HTMLFormElement) => void;
};

/**
 * A form of named fields that sends a call. What was typed stays when it is refused, and the first bad field gets the
 * focus. `failed` is the refusal of the same form sent without script; `fieldOf` names the field that a refusal code
 * speaks of, `fixed` are values that nobody types. A field that still has its value of
 * `before` at first, the one that was sent last, or that of `before` as it was read anew since, is not sent; who saves reads anew.
 */
export function useForm<C extends Call<Fields, Fields>>(call: C, options: FormOptions<C>) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>(options.failed ?? nothingRefused);
  const [before, setBefore] = useState(options.before);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const typed = [...new FormData(element)];
    const changed = changedIn(typed, before, options.before);
    const answer = await send(call, { ...changed, ...options.fixed } as SentOf<C>);
    setBusy(false);
    if (answer.success) {
      if (before) setBefore(Object.fromEntries(typed));
      setRefused(nothingRefused);
      return options.onDone(answer as Extract<Answered<C>, { success: true }>, element);
    }
    if (answer.offer && options.onOffer) return options.onOffer(answer);
    const { reason, fields } = refusedBy(answer, options.fieldOf);
    setRefused({ reason, fields });
    requestAnimationFrame(() => firstBad(element, fields)?.focus());
  }

  const sent = options.failed?.sent ?? noTexts;
  return {
    form,
    busy,
    /** For the form element: where it is sent without script, and what sends it with one. */
    props: { ref: form, method: "post" as const, action: "", noValidate: true, onSubmit: submit },
    /** The sentence for the whole form, unless it stands at a field already. */
    reason: Object.values(refused.fields).includes(refused.reason) ? "" : refused.reason,
    errors: refused.fields,
    sent,
    /** What a text field of this name begins with, and what is wrong with it. */
    field: (name: string) => ({ name, initial: sent[name], error: refused.fields[name] }),
  };
}

function changedIn(typed: [string, FormDataEntryValue][], ...before: (Texts | undefined)[]) {
  return Object.fromEntries(
    typed.filter(([name, value]) => before.every((texts) => texts?.[name] !== value)),
  );
}

function refusedBy({ code, reason, fields }: Failure, fieldOf: FieldOf = {}): Refused {
  const field = fieldOf[code];
  return { reason, fields: field && !(field in fields) ? { [field]: reason } : fields };
}

function firstBad(form: HTMLFormElement, fields: Readonly<Record<string, string>>): HTMLElement | undefined {
  const controls = [...form.elements].filter((each): each is HTMLInputElement => "name" in each);
  return controls.find((each) => each.name in fields);
}
