import fc from "fast-check";
import * as z from "zod/mini";
import { hostileText, hostileValue } from "./hostile.ts";

type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
};

/** Values that a field of a contract takes, and values near them; `ids` are numbers that mean something in the world. */
export function fieldArbitrary(field: z.ZodMiniType, ids: readonly number[]): fc.Arbitrary<unknown> {
  const asked = [schemaOf(field, "input"), schemaOf(field, "output")].map((schema) =>
    fromSchema(schema, ids),
  );
  const meant = fc.oneof(...asked);
  return fc.oneof(
    { arbitrary: meant, weight: 6 },
    { arbitrary: meant.map((value) => JSON.stringify(value) ?? ""), weight: 2 },
    { arbitrary: hostileValue, weight: 2 },
  );
}

function schemaOf(field: z.ZodMiniType, io: "input" | "output"): Schema {
  return z.toJSONSchema(field, { io, unrepresentable: "any", reused: "inline", cycles: "ref" }) as Schema;
}

function fromSchema(schema: Schema, ids: readonly number[]): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, ids)));
  if (schema.type === "string") return textOf(schema);
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema, ids);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") return listOf(schema, ids);
  if (schema.type === "object") return objectOf(schema, ids);
  return hostileValue;
}

function textOf({ minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, 400);
  const least = Math.min(minLength, most);
  return fc.oneof(
    fc.string({ minLength: least, maxLength: most }),
    fc.string({ unit: "grapheme", minLength: least, maxLength: Math.max(least, 20) }),
    fc.constantFrom("Handbook", "Fleet / Wulp\\Deck", "vera@noordervaart.example", "fog", "yes", "0"),
    fc.constant("x".repeat(most + 1)),
    hostileText,
  );
}

function numberOf({ minimum, maximum }: Schema, ids: readonly number[]): fc.Arbitrary<number> {
  const least = Math.max(minimum ?? -10, Number.MIN_SAFE_INTEGER);
  const most = Math.min(maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return fc.oneof(
    fc.constantFrom(...ids),
    fc.integer({ min: Math.min(least, most), max: most }),
    fc.double(),
  );
}

function listOf({ items, prefixItems }: Schema, ids: readonly number[]): fc.Arbitrary<unknown[]> {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fromSchema(item, ids)));
  return fc.array(items ? fromSchema(items, ids) : hostileValue, { maxLength: 6 });
}

function objectOf(schema: Schema, ids: readonly number[]): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties).map(([name, each]) => [name, fromSchema(each, ids)] as const);
  const known = fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (typeof additionalProperties !== "object") return known;
  const more = fc.dictionary(hostileText, fromSchema(additionalProperties, ids), { maxKeys: 4 });
  return fc.tuple(known, more).map(([first, second]) => ({ ...second, ...first }));
}
