import type * as z from "zod/mini";
import { type Call, type Fields, pathFields } from "#kernel/call.ts";

/**
 * The fields that are sent to a call beside those of its address, down to the single values: `settings.title`, `data.addrs.email`.
 * A key that may be anything is called `*`.
 */
export function fieldPaths(call: Call<Fields, Fields>): string[] {
  const inAddress = new Set([call.path, ...(call.alsoAt ?? [])].flatMap(pathFields));
  return Object.entries(call.input)
    .filter(([name]) => !inAddress.has(name))
    .flatMap(([name, shape]) => pathsIn(shape, name));
}

type Shape = z.core.$ZodType;
/** The parts of shapes that hold further shapes. */
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
  readonly out?: Shape;
  readonly element?: Shape;
  readonly valueType?: Shape;
};

function pathsIn(shape: Shape, path: string): string[] {
  const def = shape._zod.def as Def;
  if (def.type === "object")
    return Object.entries(def.shape ?? {}).flatMap(([name, inner]) => pathsIn(inner, `${path}.${name}`));
  if (def.type === "record" && def.valueType) return pathsIn(def.valueType, `${path}.*`);
  if (def.type === "array" && def.element) return pathsIn(def.element, path);
  if (def.type === "pipe" && def.out && holdsMore(def.out)) return pathsIn(def.out, path);
  if ((def.type === "optional" || def.type === "nullable") && def.innerType)
    return pathsIn(def.innerType, path);
  return [path];
}

function holdsMore(shape: Shape): boolean {
  return ["object", "record", "array", "pipe"].includes((shape._zod.def as Def).type);
}
