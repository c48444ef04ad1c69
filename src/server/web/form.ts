import type { FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "#calls/refused.ts";
import { safeNext } from "#features/sessions/rules.ts";
import type { FailedForm } from "#kernel/bundle.ts";

/** A form that the browser itself has sent: without script, or before the script was there. */
export function isPlainForm(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  const isForm =
    type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
  return isForm && (request.headers.accept ?? "").includes("text/html");
}

/** A form that worked leads on, with a GET, so that a reload does not send it again. */
export function leadOn(reply: FastifyReply, answer: Record<string, unknown>): FastifyReply {
  const next = typeof answer["next"] === "string" ? safeNext(answer["next"]) : "/";
  return reply.header("cache-control", "no-store").redirect(next, 303);
}

/** What the screen shows of a refused form: the sentence, and what was typed except secrets. */
export function failedForm(request: FastifyRequest, failure: Failure): FailedForm {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const texts = Object.entries(body).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const errors = failure.body["errors"];
  const fields = failure.body["form_errors"] ?? (Array.isArray(errors) ? byPath(errors) : {});
  return {
    reason: String(failure.body["error"]),
    fields: fields as Record<string, string>,
    sent: Object.fromEntries(texts.filter(([name]) => !/password|token|magic/.test(name))),
  };
}

function byPath(errors: readonly unknown[]): Record<string, string> {
  const pairs = errors.filter(
    (each): each is { path: string; message: string } => typeof each === "object" && each !== null,
  );
  return Object.fromEntries(pairs.map(({ path, message }) => [path, message]));
}
