import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReadSentence } from "#kernel/language.ts";

type Piece = string | readonly [name: string, type?: string, rest?: unknown];
type Forms = Readonly<Record<string, readonly Piece[] | string | number>>;

/** The placeholders of a message in alphabetical order, each with how it is read: "count plural", "name". */
export function placeholders(message: ReadSentence): string[] {
  return [...new Set(pieces(message).map(([name, type]) => (type ? `${name} ${type}` : name)))].toSorted();
}

/** The plurals of a message with the forms that it has for them: one, other, =0. */
export function pluralForms(message: string): { forms: string[]; type: "cardinal" | "ordinal" }[] {
  return pieces(message).flatMap(([, type, rest]) =>
    type === "plural" || type === "selectordinal"
      ? [{ forms: formsOf(rest), type: type === "plural" ? "cardinal" : "ordinal" }]
      : [],
  );
}

function formsOf(rest: unknown): string[] {
  return Object.keys(rest as Forms)
    .filter((form) => form !== "offset")
    .map((form) => (/^\d+$/.test(form) ? `=${form}` : form));
}

/** Every placeholder, also inside the branches of others. */
function pieces(message: ReadSentence): Exclude<Piece, string>[] {
  return inside(typeof message === "string" ? compileMessage(message) : message);
}

function inside(compiled: unknown): Exclude<Piece, string>[] {
  if (!Array.isArray(compiled)) return [];
  return (compiled as readonly Piece[]).flatMap((piece) => {
    if (typeof piece === "string") return piece === "#" ? [["#"] as const] : [];
    const [, , rest] = piece;
    const branches = typeof rest === "object" && rest !== null ? Object.values(rest) : [];
    return [piece, ...branches.flatMap(inside)];
  });
}
