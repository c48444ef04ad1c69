import { type FieldKind, valueMost } from "./field.ts";

type Wrong = "value-too-long" | "bad-phone" | "bad-email" | "bad-link" | "bad-birth" | "bad-person";
export type CheckedValue = { readonly value: string } | { readonly wrong: Wrong };

/** The years in which people were born (USET-06). */
export const birthYears = { first: 1900, last: 2020 } as const;

/** What somebody typed as it is kept: trimmed, a link with its scheme; empty for nothing. */
export function checkedValue(kind: FieldKind, typed: string): CheckedValue {
  const value = typed.trim();
  if (value === "") return { value };
  if (value.length > valueMost[kind]) return { wrong: "value-too-long" };
  if (kind === "phone")
    return /^\+?[0-9 ()./-]*[0-9][0-9 ()./-]*$/.test(value) ? { value } : { wrong: "bad-phone" };
  if (kind === "email")
    return /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value) ? { value } : { wrong: "bad-email" };
  if (kind === "link") return checkedLink(value);
  if (kind === "person") return /^[1-9][0-9]*$/.test(value) ? { value } : { wrong: "bad-person" };
  return kind === "birth" ? checkedBirth(value) : { value };
}

function checkedLink(value: string): CheckedValue {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  const isWeb = /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(?::[0-9]{1,5})?(?:[/?#]\S*)?$/i.test(whole);
  return isWeb && whole.length <= valueMost.link ? { value: whole } : { wrong: "bad-link" };
}

function checkedBirth(value: string): CheckedValue {
  const [, year] = /^([0-9]{4})-[0-9]{2}-[0-9]{2}$/.exec(value) ?? [];
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  const isInRange = Number(year) >= birthYears.first && Number(year) <= birthYears.last;
  return isDay && isInRange ? { value } : { wrong: "bad-birth" };
}
