import { codeOf } from "#database/failures.ts";

/** What is written down of an error: where and of what kind it was, and nothing that people wrote. */
export type Fault = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly at: readonly string[];
};

const framesMost = 8;
const lettersMost = 300;

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutPeople(wordsRead(String(error))), at: [] };
  const { table, constraint } = error as { table?: unknown; constraint?: unknown };
  const code = codeOf(error);
  return {
    name: error.name,
    // Databases and parsers quote what they were given.
    message: withoutPeople(wordsRead(error.message).replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')),
    ...(code ? { code } : {}),
    ...(typeof table === "string" ? { table } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    at: framesOf(error),
  };
}

/** As many letters as are looked at: a message may quote a whole page. The last word, which the cut may halve, falls away. */
const readMost = 2000;

function wordsRead(message: string): string {
  if (message.length <= readMost) return message;
  return message.slice(0, message.lastIndexOf(" ", readMost) + 1);
}

/** Without e-mail addresses, and without anything long enough to be a token. */
export function withoutPeople(text: string): string {
  return text
    .replace(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, "…")
    .replace(/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, "…")
    .slice(0, lettersMost);
}

function framesOf({ stack = "" }: Error): string[] {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, framesMost).map((line) => line.trim().replace(/^at /, ""));
}
