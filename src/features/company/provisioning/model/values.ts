import { Refusal } from "#kernel/refusal.ts";

/** What a directory says of something, as it came; nothing of it is to be believed. */
export type Said = Readonly<Record<string, unknown>>;

export function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is said under a name, whatever the case of its letters (RFC 7643 2.1). */
export function saidOf(said: Said, name: string): unknown {
  const entry = Object.entries(said).find(([key]) => key.toLowerCase() === name.toLowerCase());
  return entry?.[1];
}

/** Entra ID wraps single values: `[{ "$ref": null, "value": "x" }]`. */
export function unwrapped(value: unknown): unknown {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isSaid(only) && "value" in only ? only["value"] : value;
}

/** One line of text; null is none. */
export function lineIn(value: unknown, attribute: string, most: number): string {
  const said = unwrapped(value);
  if (said === null) return "";
  if (typeof said !== "string") throw wrongValue(attribute);
  const text = said.replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, " ").trim();
  if (text.length > most) throw wrongValue(attribute);
  return text;
}

/** Entra ID writes "True" and "False". */
export function flagIn(value: unknown, attribute: string): boolean {
  const said = unwrapped(value);
  if (typeof said === "boolean") return said;
  if (typeof said === "string" && /^(?:true|false)$/i.test(said)) return said.toLowerCase() === "true";
  throw wrongValue(attribute);
}

export function wrongValue(attribute: string): Refusal {
  return new Refusal("scim-value", { attribute });
}
