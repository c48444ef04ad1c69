import type { ShownField } from "./shown-field.ts";

/** Where the value of a field leads: a call, a mail, a page of the web; null for plain words. */
export function addressOf({ kind, value }: Pick<ShownField, "kind" | "value">): string | null {
  if (kind === "phone") return `tel:${value.replace(/[^0-9+]/g, "")}`;
  if (kind === "email") return `mailto:${encodeURI(value)}`;
  return kind === "link" ? value : null;
}
