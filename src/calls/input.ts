import * as z from "zod/mini";
import type { Call, Fields } from "#kernel/call.ts";
import { type FieldError, Refusal } from "#kernel/refusal.ts";
import type { Words } from "#kernel/words.ts";
import { compiled } from "./compiled-shape.ts";
import { inputWords } from "./wording.ts";

type Gathers = NonNullable<Call["gathers"]>;

const shapes = new WeakMap<Fields, z.ZodMiniObject>();

function shapeOf(fields: Fields): z.ZodMiniObject {
  let shape = shapes.get(fields);
  if (!shape) {
    shape = compiled(z.object(fields as Record<string, z.ZodMiniType>));
    shapes.set(fields, shape);
  }
  return shape;
}

/**
 * Reads the input of a call from what was sent; fields that the call does not name are dropped. Refuses with the
 * path of each bad field, before any effect, and never repeats what was sent.
 */
export function readInput(call: Call<Fields, Fields>, sent: Readonly<Record<string, unknown>>): unknown {
  const result = shapeOf(call.input).safeParse(call.gathers ? gathered(sent, call.gathers) : sent);
  if (result.success) return result.data;
  throw new Refusal("invalid-input", {}, fieldErrors(result.error.issues));
}

/** What is named by the prefix and a number, brought together by those numbers; a text of JSON that names them all is left as it came. */
function gathered(sent: Readonly<Record<string, unknown>>, { prefix, into }: Gathers) {
  const own = Object.entries(sent).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  return own.length === 0 ? sent : { ...sent, [into]: Object.fromEntries(own) };
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues
    .slice(0, 20)
    .flatMap((issue) => pathsOf(issue).map((path) => ({ path, words: wordsOf(issue) })));
}

function pathsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code !== "unrecognized_keys") return [path.join(".")];
  return issue.keys.slice(0, 20).map((key) => [...path, key.slice(0, 100)].join("."));
}

function wordsOf(issue: z.core.$ZodIssue): Words {
  if (issue.code === "unrecognized_keys") return inputWords.unknown;
  if (issue.code === "too_big") return inputWords.tooLong;
  if (issue.code === "too_small" || issue.code === "invalid_type") return inputWords.missing;
  return inputWords.invalid;
}

/** Passes an answer through the call's output shape, so that nothing leaks that the contract does not name. */
export function readOutput(call: Call<Fields, Fields>, answer: unknown): Record<string, unknown> {
  return shapeOf(call.output).parse(answer) as Record<string, unknown>;
}
