import { type $ZodObject, $ZodObjectJIT, type $ZodType } from "zod/v4/core";

/**
 * The shape itself, quicker to read by. Shapes are written with the small build of zod, which browsers fetch and which asks one field of an object after
 * another; here each object in them is made a function of its own when it is first read: a tenth of the time for a long list (decision 0111).
 */
export function compiled<Shape extends $ZodType>(shape: Shape): Shape {
  compileAll(shape, new Set());
  return shape;
}

function compileAll(shape: $ZodType, seen: Set<$ZodType>): void {
  if (seen.has(shape)) return;
  seen.add(shape);
  if (shape._zod.traits.has("$ZodObject")) compileObject(shape as $ZodObject);
  for (const inner of shapesIn(shape)) compileAll(inner, seen);
}

function compileObject(shape: $ZodObject): void {
  const internals = shape._zod;
  // Where nothing is asked of the whole object, reading it is `run` itself.
  const isBare = internals.run === internals.parse;
  $ZodObjectJIT.init(shape, internals.def);
  if (isBare) internals.run = internals.parse;
}

/** What a shape is made of: a shape each, lists of them, fields of an object, or what is made when it is asked for. */
function shapesIn({ _zod }: $ZodType): $ZodType[] {
  const parts = Object.entries(_zod.def).map(
    ([name, part]) => (name === "getter" ? part() : part) as unknown,
  );
  return parts
    .flatMap((part) => (isShape(part) || !isHeld(part) ? [part] : Object.values(part)))
    .filter(isShape);
}

function isHeld(part: unknown): part is object {
  return typeof part === "object" && part !== null;
}

function isShape(part: unknown): part is $ZodType {
  return isHeld(part) && "_zod" in part;
}
