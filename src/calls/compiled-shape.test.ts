import { expect, test } from "vitest";
import * as z from "zod/mini";
import { handlers } from "#server/handlers.ts";
import { compiled } from "./compiled-shape.ts";

const make = () => {
  const inner = z.object({
    id: z.int(),
    name: z.optional(z.string()),
    colour: z.nullable(z.enum(["red", "blue"])),
  });
  const shape = z.object({
    list: z.array(inner),
    either: z.union([z.string(), inner]),
    named: z.record(z.string(), inner),
    asked: z._default(z.object({ on: z.boolean() }), { on: false }),
    strict: z.optional(z.strictObject({ a: z.number() })),
    checked: z.optional(z.object({ a: z.number() }).check(z.refine(({ a }) => a > 0))),
    later: z.optional(z.lazy(() => z.object({ deep: z.array(inner) }))),
  });
  return { shape, inner };
};

const one = { id: 1, name: "Fish", colour: "red" };
const whole = { list: [one], either: one, named: { a: one } };
const values: readonly unknown[] = [
  whole,
  { ...whole, more: 1, list: [{ ...one, more: 2 }] },
  {
    ...whole,
    list: [
      { id: 1, colour: null },
      { id: "1", colour: "green" },
    ],
  },
  { ...whole, either: "fish", asked: { on: "yes" }, strict: { a: 1, b: 2 }, checked: { a: 0 } },
  { ...whole, strict: { a: 1 }, checked: { a: 1 }, later: { deep: [one, { ...one, more: 3 }, {}] } },
  { ...whole, list: null, named: { a: one, b: 3 }, asked: undefined },
  {},
  null,
  [],
  "fish",
];

test("a compiled shape reads and refuses what it did before, in the same words and places", () => {
  const { shape } = make();
  const quick = compiled(make().shape);
  for (const value of values) expect(quick.safeParse(value)).toEqual(shape.safeParse(value));
});

test("every object in a shape is compiled, however deep, and what the shape does not name is left out", () => {
  const { shape, inner } = make();
  expect(compiled(shape)).toBe(shape);
  expect(inner._zod.traits.has("$ZodObjectJIT")).toBe(true);
  expect(inner._zod.run).toBe(inner._zod.parse);
  expect(shape.parse({ ...whole, secret: 1, list: [{ ...one, secret: 2 }] })).toEqual({
    ...whole,
    asked: { on: false },
  });
});

test("calls answer and refuse as their contracts say, compiled or not (long)", () => {
  const sent = [
    {},
    { id: 1, q: 7, name: null, ids: ["x"] },
    { id: "1", q: "fish", name: "Fish", most: "2", settings: "{}" },
  ];
  for (const { call } of handlers)
    for (const fields of [call.input, call.output])
      for (const value of sent) {
        const shape = compiled(z.object({ ...fields }));
        expect(shape.safeParse(value), call.name).toEqual(shape.safeParse(value, { jitless: true }));
      }
});
