import { fontFamilies } from "./font-families.ts";

/** Sizes of letters (TEXT-05, TEXT-08): 5 is left out, nothing is above 6. */
export const sizeSteps = [1, 2, 3, 4, 6] as const;
/** Letters that say nothing have it. */
export const normalStep = 3;
/** The next larger or smaller size; null is the normal one, and so is undefined: words of several sizes. */
export function nextSize(now: StyleValue | null | undefined, by: 1 | -1): StyleValue | null {
  const at = sizeSteps.findIndex((step) => step === (now ?? normalStep));
  const step = sizeSteps[Math.max(0, Math.min(sizeSteps.length - 1, at + by))] ?? normalStep;
  return step === normalStep ? null : step;
}

/** Colours of letters are roles of the theme: each is another one in the dark, and in another accent (decision 0144). */
export const letterColours = ["accent", "muted", "good", "warn", "danger"] as const;

/** Marks of letters that say which of several; each has one property, with values from a closed list. */
const styles = {
  font: { key: "family", values: fontFamilies.map(({ id }) => id) },
  size: { key: "step", values: sizeSteps.filter((step) => step !== normalStep) },
  colour: { key: "role", values: letterColours },
} as const satisfies Record<string, { key: string; values: readonly (string | number)[] }>;

export type StyleName = keyof typeof styles;
export const styleNames = ["font", "size", "colour"] as const satisfies readonly StyleName[];
export type StyleValue = string | number;
/** As a mark has it: `{ step: 4 }`. */
export type StyleAttributes = Readonly<Record<string, StyleValue>>;

export const isStyleName = (name: string): name is StyleName => Object.hasOwn(styles, name);

export const styleKey = (name: StyleName): string => styles[name].key;

/** The value of a mark of this name; null for whatever nobody can have chosen. */
export function styleValue(name: StyleName, attributes: unknown): StyleValue | null {
  const { key, values } = styles[name];
  if (typeof attributes !== "object" || attributes === null || Array.isArray(attributes)) return null;
  const entries = Object.entries(attributes);
  const [said, value] = entries[0] ?? [];
  if (entries.length !== 1 || said !== key) return null;
  return (values as readonly unknown[]).includes(value) ? (value as StyleValue) : null;
}

export function styleAttributes(name: StyleName, value: StyleValue): StyleAttributes {
  return { [styles[name].key]: value };
}

/** The properties of a mark, as they are stored; null where they say nothing. */
export function readStyle(name: StyleName, attributes: unknown): StyleAttributes | null {
  const value = styleValue(name, attributes);
  return value === null ? null : styleAttributes(name, value);
}

/** How the style sheet knows them. */
export const styleClass = (name: StyleName, value: StyleValue) => `kit-${name}-${value}`;

/** The value in a class list; null for other classes. */
export function styleInClass(name: StyleName, classes: string): StyleValue | null {
  const { values } = styles[name];
  const found = (values as readonly StyleValue[]).find((value) =>
    classes.split(" ").includes(styleClass(name, value)),
  );
  return found ?? null;
}
