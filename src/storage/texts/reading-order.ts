import type { FileText, TextKind } from "./file-text.ts";

/** What the program that reads a file is told, as its only argument. */
export type ReadingOrder = {
  readonly file: string;
  readonly kind: TextKind;
  /** Of processor time, all threads together. */
  readonly milliseconds: number;
  /** Of the whole process. */
  readonly megabytes: number;
};

/** What it says. */
export type ReadingAnswer = { readonly text: FileText } | { readonly trouble: "unreadable" };

/** By which number it ends when something was used up. */
export const usedUp = { time: 71, memory: 72 } as const;
