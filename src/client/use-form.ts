import { type SubmitEvent, useRef, useState } from "react";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Call, Fields, SentOf } from "#kernel/call.ts";
import { type Answered, send } from "./call.ts";

type Refused = { readonly reason: string; readonly fields: Readonly<Record<string, string>> };

/**
 * A form of named fields that sends a call. What was typed stays when it is refused, and the first bad field gets the
 * focus. `failed` is the refusal of the same form sent without script; `fieldOf` names the field that a refusal code
 * speaks of, `fixed` are values that nobody types.
 */
export function useForm<C extends Call<Fields, Fields>>(
  call: C,
  options: {
    failed?: FailedForm | undefined;
    fieldOf?: Readonly<Record<string, string>>;
    fixed?: Readonly<Record<string, unknown>>;
    onDone: (answer: Extract<Answered<C>, { success: true }>, form: HTMLFormElement) => void;
  },
) {
  const { failed } = options;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({
    reason: failed?.reason ?? "",
    fields: failed?.fields ?? {},
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const typed = Object.fromEntries(new FormData(element));
    const answer = await send(call, { ...typed, ...options.fixed } as SentOf<C>);
    setBusy(false);
    if (answer.success) {
      setRefused({ reason: "", fields: {} });
      return options.onDone(answer as Extract<Answered<C>, { success: true }>, element);
    }
    const field = options.fieldOf?.[answer.code];
    const fields = field && !(field in answer.fields) ? { [field]: answer.reason } : answer.fields;
    setRefused({ reason: answer.reason, fields });
    requestAnimationFrame(() => firstBad(element, fields)?.focus());
  }

  const isAtField = Object.values(refused.fields).includes(refused.reason);
  return {
    form,
    busy,
    /** For the form element: where it is sent without script, and what sends it with one. */
    props: { ref: form, method: "post" as const, action: "", noValidate: true, onSubmit: submit },
    /** The sentence for the whole form, unless it stands at a field already. */
    reason: isAtField ? "" : refused.reason,
    errors: refused.fields,
    sent: failed?.sent ?? {},
  };
}

function firstBad(form: HTMLFormElement, fields: Readonly<Record<string, string>>): HTMLElement | undefined {
  const controls = [...form.elements].filter((each): each is HTMLInputElement => "name" in each);
  return controls.find((each) => each.name in fields);
}
