import type { Call, Fields } from "#kernel/call.ts";
import type { Refusal, RefusalWords } from "#kernel/refusal.ts";
import { statuses } from "./statuses.ts";

export type RefusalBook = Readonly<Record<string, RefusalWords>>;

/** A failure as it stands on the wire: the status, the code for our own client (a header), and the body. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  /** The rights that the refusal offers to request, also a header (ROLE-23). */
  readonly offer: RefusalWords["offer"] | null;
  readonly body: Record<string, unknown>;
};

/** Says a refusal with the specification's sentence, in `error` and in the failure fields that the call names. */
export function refused(book: RefusalBook, refusal: Refusal, call?: Call<Fields, Fields>): Failure {
  const words = book[refusal.code];
  if (!words) throw new Error(`no wording for the refusal ${refusal.code}`);
  const error = filled(words.text, refusal.values);
  const body: Record<string, unknown> = { success: false, error };
  for (const field of call?.failure ?? []) body[field] = failureField(field, error, refusal);
  if (refusal.fields.length > 0 && !("form_errors" in body)) body["errors"] = refusal.fields;
  return { status: statuses[words.kind], code: refusal.code, offer: words.offer ?? null, body };
}

function failureField(field: string, error: string, refusal: Refusal): unknown {
  if (field === "errors")
    return refusal.fields.length > 0 ? refusal.fields.map((each) => each.message) : [error];
  if (field === "form_errors")
    return Object.fromEntries(refusal.fields.map((each) => [each.path, each.message]));
  if (field === "state") return "error";
  return error;
}

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-z_]+)\}/gi, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}
