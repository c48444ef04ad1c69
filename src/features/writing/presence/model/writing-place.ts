import * as z from "zod/mini";
import { WidgetId } from "#documents/document.ts";

/** A Yjs relative position in base64: it stays at its letters while others write. */
const Letter = z.string().check(z.regex(/^[A-Za-z0-9+/]{0,240}={0,2}$/));

/** Where in the words of a text somebody's caret stands, and where their selection began. */
export const WritingCaret = z.strictObject({ anchor: Letter, head: Letter });
export type WritingCaret = z.infer<typeof WritingCaret>;

/** Stands where the id of a widget does, and is none: those are longer. */
export const titlePlace = "title";

/** Colleagues see frames around so many selected widgets; more fill more than a screen. */
export const blocksTold = 40;

/** So many files on their way are told at most. */
export const filesTold = 1000;

/**
 * Where somebody is on a page in edit mode: in which life of the draft, in which widget or in the title, and in texts at
 * which letter. At most some 1,700 bytes.
 */
export const WritingPlace = z.strictObject({
  epoch: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
  widget: z.nullable(z.union([WidgetId, z.literal(titlePlace)])),
  caret: z.nullable(WritingCaret),
  /** Widgets that are selected together, in reading order; of more the first are told. */
  blocks: z.optional(z.array(WidgetId).check(z.maxLength(blocksTold))),
  /** How many files are on their way from them into the page; left out where there are none. */
  files: z.optional(z.int().check(z.minimum(1), z.maximum(filesTold))),
});
export type WritingPlace = z.infer<typeof WritingPlace>;
