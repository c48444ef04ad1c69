import type { World } from "../world.ts";

/**
 * What shows that a field is not swallowed. Mostly: two values of it, sent with all else alike, and what is read afterwards (or
 * what the refusal says) is not the same. Else the test that shows it, by file and the beginning of a title, or the reason why
 * nothing can be seen of it.
 */
export type Proof =
  | { readonly values: readonly [unknown, unknown]; readonly seen: Seen }
  | { readonly file: string; readonly test: string }
  | { readonly reason: string };

/** Sends the value and reads again. */
export type Seen = (value: unknown, world: World) => Promise<unknown>;

export type Proofs = Readonly<Record<string, Readonly<Record<string, Proof>>>>;

/** A value at a path of nested fields, such as `settings.title`; `*` is the key given. */
export function at(path: string, value: unknown, key = ""): Record<string, unknown> {
  const [first = "", ...rest] = path.split(".");
  const name = first === "*" ? key : first;
  return { [name]: rest.length === 0 ? value : at(rest.join("."), value, key) };
}

let count = 0;
/** A word that nothing else in the world has. */
export function fresh(word: string): string {
  return `${word}${++count}`;
}

/** What is seen differs with what is sent. */
export const shown = (first: unknown, second: unknown, seen: Seen): Proof => ({
  values: [first, second],
  seen,
});
