import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReadSentence } from "#kernel/language.ts";

const known = new Map<string, ReadSentence>();

/**
 * Takes a sentence in ICU MessageFormat apart. In the browser's files sentences were read when they were built, and this gives them as
 * they are (`scripts/build-language.mjs`). The catalogues hold as many as they hold, so each is read once.
 */
export function readSentence(message: string): ReadSentence {
  const read = known.get(message) ?? takenApart(message);
  known.set(message, read);
  return read;
}

function takenApart(message: string): ReadSentence {
  const pieces = compileMessage(message);
  return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : pieces;
}
