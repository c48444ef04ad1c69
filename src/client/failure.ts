import { type Offer, isOffer } from "#kernel/refusal.ts";
import { isSessionExpired } from "./session-expiry.ts";
import { clientWords } from "./wording.ts";

export type Failure = {
  readonly success: false;
  /** What the server says of this action: its `message`, else its `error`; null when the default of the action is due (CALL-09). */
  readonly said: string | null;
  /** Always a sentence: the server's, those of its `errors`, or that nothing could be reached (CALL-10). */
  readonly reason: string;
  readonly code: string;
  /** 0 when the server could not be reached. */
  readonly status: number;
  /** The rights that one can request to be let through (ROLE-23). */
  readonly offer: Offer | null;
  /** The session is over: a notice about it is on the screen already (CALL-06, CALL-07). */
  readonly expired: boolean;
  readonly fields: Readonly<Record<string, string>>;
  /** The `errors` of the reply, those of fields included (PDLG-16). */
  readonly errors: readonly string[];
};

type Body = Readonly<Record<string, unknown>>;

/** The server could not be reached, or took too long. */
export function unreached(): Failure {
  return failure({ code: "unreachable", status: 0 });
}

/** A reply of any shape that is no success, proxies' included. */
export function failedReply(body: Body, { status, headers }: Pick<Response, "status" | "headers">): Failure {
  const code = headers.get("x-refusal") ?? String(status);
  // Where only plain text can be shown, this is the sentence of a session that is over (CALL-11).
  if (isSessionExpired(String(body["error"]), code)) {
    const reason = clientWords.expiredPlain.message;
    return { ...failure({ code, status, reason }), said: reason, expired: true };
  }
  const sentence = [body["message"], body["error_message"], body["error"]].find(isSentence) ?? null;
  const errors = errorsOf(body);
  return {
    // The apology for a bug speaks of no action: the action's own default says more (CALL-09).
    ...failure({ code, status, reason: sentence ?? (errors.join(" ") || null) }),
    said: code === "broken" ? null : sentence,
    offer: offerIn(headers),
    fields: fieldsOf(body),
    errors,
  };
}

function failure(why: { code: string; status: number; reason?: string | null }): Failure {
  const { code, status } = why;
  const reason = why.reason ?? clientWords.unreachable.message;
  return {
    success: false,
    said: null,
    reason,
    code,
    status,
    offer: null,
    expired: false,
    fields: {},
    errors: [],
  };
}

function isSentence(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "";
}

function offerIn(headers: Headers): Failure["offer"] {
  const offer = headers.get("x-offer");
  return isOffer(offer) ? offer : null;
}

function fieldsOf(body: Body): Record<string, string> {
  const byForm = body["form_errors"];
  const pairs: [unknown, unknown][] =
    typeof byForm === "object" && byForm !== null
      ? Object.entries(byForm)
      : listOf(body).map((each) => partsOf(each));
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[0] === "string" && isSentence(pair[1])),
  );
}

function errorsOf(body: Body): string[] {
  return listOf(body)
    .map((each) => (typeof each === "string" ? each : partsOf(each)[1]))
    .filter(isSentence);
}

function listOf(body: Body): readonly unknown[] {
  return Array.isArray(body["errors"]) ? (body["errors"] as unknown[]) : [];
}

function partsOf(error: unknown): [path: unknown, message: unknown] {
  if (typeof error !== "object" || error === null) return [null, null];
  const { path, message } = error as { path?: unknown; message?: unknown };
  return [path, message];
}
