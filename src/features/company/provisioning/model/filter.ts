import { Refusal } from "#kernel/refusal.ts";
import { literalOf } from "./path.ts";

/** That an attribute has this value. */
export type Condition<Attribute extends string> = { readonly attribute: Attribute; readonly value: string };

const filterMost = 2000;
const conditionsMost = 5;

const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
/** One comparison where the last one ended. Each part ends where the next cannot begin, so that reading takes as long as the text is. */
const comparison = /\s*([a-z$][\w$:.-]*(?:\[type eq "work"\]\.value)?)\s+([a-z]+)\s+("(?:[^"\\]|\\.)*")\s*/iy;
const joined = /and\s/iy;

/**
 * Reads `userName eq "a" and externalId eq "b"` (RFC 7644 3.4.2.2). Attributes, by their names in small letters, are those that can be asked for; any
 * other filter is refused, since one that is ignored would give out more than was asked.
 */
export function readFilter<Attribute extends string>(
  text: string,
  known: Readonly<Record<string, Attribute>>,
): Condition<Attribute>[] {
  if (text.length > filterMost) throw new Refusal("scim-filter");
  const conditions: Condition<Attribute>[] = [];
  for (let at = 0; ; ) {
    comparison.lastIndex = at;
    const parts = comparison.exec(text);
    if (!parts || conditions.length === conditionsMost) throw new Refusal("scim-filter");
    const [whole, named = "", operator = "", written = ""] = parts;
    conditions.push(conditionOf({ named, operator, written }, known));
    at += whole.length;
    if (at === text.length) return conditions;
    joined.lastIndex = at;
    if (!/\s$/.test(whole) || !joined.test(text)) throw new Refusal("scim-filter");
    at = joined.lastIndex;
  }
}

type Written = { readonly named: string; readonly operator: string; readonly written: string };

function conditionOf<Attribute extends string>(
  { named, operator, written }: Written,
  known: Readonly<Record<string, Attribute>>,
): Condition<Attribute> {
  const key = named.replace(core, "").toLowerCase();
  const attribute = Object.hasOwn(known, key) ? known[key] : undefined;
  const value = literalOf(written);
  const isText = value !== null && !/[\u0000\p{Surrogate}]/u.test(value);
  if (attribute === undefined || operator.toLowerCase() !== "eq" || !isText) throw new Refusal("scim-filter");
  return { attribute, value };
}
