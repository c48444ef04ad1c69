import fc from "fast-check";
import ts from "typescript";
import { type StoreFunction, nameOf } from "./store-functions.ts";

/** What the two sites hold, to be asked for: keys of both, and never one of the second site's secrets. */
export type Keys = {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly hashes: readonly Buffer[];
};

/** Stands for what only the transaction of a run can give. */
export const place = { actor: Symbol("actor"), tx: Symbol("tx"), step: Symbol("step") } as const;

/** Arguments by type, made of the keys of both sites. */
export function argumentsOf(store: StoreFunction, keys: Keys): fc.Arbitrary<unknown[]> {
  return fc.tuple(...store.takes.map((type) => valueOf(type, { checker: store.checker, keys, depth: 0 })));
}

type Making = { readonly checker: ts.TypeChecker; readonly keys: Keys; readonly depth: number };

function valueOf(type: ts.Type, making: Making): fc.Arbitrary<unknown> {
  const named = ofName(nameOf(type), making.keys);
  if (named) return named;
  if (type.isUnion()) return fc.oneof(...type.types.map((each) => valueOf(each, making)));
  if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
  return ofFlags(type, making.keys) ?? ofShape(type, making);
}

function ofName(name: string, keys: Keys): fc.Arbitrary<unknown> | null {
  switch (name) {
    case "Tx":
      return fc.constant(place.tx);
    case "Actor":
      return fc.constant(place.actor);
    case "Buffer":
    case "Uint8Array":
      return fc.constantFrom(...keys.hashes);
    case "Date":
      return fc.constantFrom(new Date("2026-11-21T12:00:00Z"), new Date(0), new Date("2036-01-01T00:00:00Z"));
    default:
      return null;
  }
}

function ofFlags({ flags }: ts.Type, keys: Keys): fc.Arbitrary<unknown> | null {
  if (flags & ts.TypeFlags.StringLike) return fc.constantFrom(...keys.texts);
  if (flags & ts.TypeFlags.NumberLike) return fc.constantFrom(...keys.numbers);
  if (flags & ts.TypeFlags.BooleanLike) return fc.boolean();
  if (flags & ts.TypeFlags.Null) return fc.constant(null);
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return fc.constant(undefined);
  if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any))
    return fc.constantFrom(...keys.numbers, ...keys.texts);
  return null;
}

function ofShape(type: ts.Type, making: Making): fc.Arbitrary<unknown> {
  const { checker } = making;
  const deeper = { ...making, depth: making.depth + 1 };
  // Types may hold themselves, as that of JSON does.
  if (making.depth > 4) return fc.constant(checker.isArrayType(type) ? [] : {});
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference).map((each) => valueOf(each, deeper));
    if (checker.isTupleType(type)) return fc.tuple(...items);
    return fc.array(items[0] ?? fc.constant(null), { minLength: making.depth === 0 ? 1 : 0, maxLength: 4 });
  }
  if (type.getCallSignatures().length > 0) return fc.constant(place.step);
  const fields = type.getProperties().map((field) => {
    const value = valueOf(checker.getTypeOfSymbol(field), deeper);
    return [field.name, value] as const;
  });
  return fc.record(Object.fromEntries(fields));
}
