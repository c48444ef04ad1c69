import type { Call, Fields } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import { type Offer, type Refusal, type RefusalWords, offerOf, sentenceOf } from "#kernel/refusal.ts";
import { statuses } from "./statuses.ts";

export type RefusalBook = Readonly<Record<string, RefusalWords>>;

/** A failure as it stands on the wire: the status, the code for our own client (a header), and the body. */
export type Failure = {
  readonly status: number;
  readonly code: string;
  /** The rights that the refusal offers to request, also a header (ROLE-23). */
  readonly offer: Offer | null;
  readonly body: Record<string, unknown>;
};

/** Says a refusal with the specification's sentence, in `error` and in the failure fields that the call names. */
export function refused(
  book: RefusalBook,
  refusal: Refusal,
  { say, call }: { readonly say: Say; readonly call?: Call<Fields, Fields> },
): Failure {
  const words = book[refusal.code];
  if (!words) throw new Error(`no wording for the refusal ${refusal.code}`);
  const error = say(sentenceOf(book, refusal.code), refusal.values);
  const fields = refusal.fields.map(({ path, words: sentence, values }) => ({
    path,
    message: say(sentence, values),
  }));
  const body: Record<string, unknown> = { success: false, error };
  for (const field of call?.failure ?? []) {
    const said = failureField(field, error, fields);
    if (said !== undefined) body[field] = said;
  }
  if (fields.length > 0 && !("form_errors" in body)) body["errors"] = fields;
  return { status: statuses[words.kind], code: refusal.code, offer: offerOf(words, refusal.values), body };
}

type SaidField = { readonly path: string; readonly message: string };

function failureField(field: string, error: string, fields: readonly SaidField[]): unknown {
  if (field === "errors") return fields.length > 0 ? fields.map((each) => each.message) : [error];
  if (field === "form_errors") return Object.fromEntries(fields.map((each) => [each.path, each.message]));
  if (field === "state") return "error";
  if (field.endsWith("_msg")) return fields.find(({ path }) => path.includes(field.slice(0, -4)))?.message;
  return error;
}
