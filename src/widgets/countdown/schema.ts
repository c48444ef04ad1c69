import * as z from "zod/mini";
import { cutText } from "../kit/cut-text.ts";
import { limitedText } from "../kit/limited-text.ts";
import { draftOf } from "../kit/draft.ts";
import type { FirstText } from "../kit/first-text.ts";
import type { WidgetSchema } from "../widget.ts";

/** The most letters of each. */
export const titleMost = 200;
export const overMost = 200;
export const countdownTitle: FirstText = { path: "title", most: titleMost, enter: "leave" };
/** Years from 2000 to 2200: those before it are being typed. */
export const atLeast = Date.UTC(2000, 0, 1);
export const atMost = Date.UTC(2200, 0, 1);

const Moment = z.int().check(z.gte(atLeast), z.lte(atMost));
const Content = z.strictObject({
  title: limitedText(titleMost),
  /** The moment that is counted to, in milliseconds since 1970; null while none is chosen, and readers see nothing. */
  at: z.nullable(Moment),
  /** Said from that moment on; empty for a sentence of ours. */
  over: limitedText(overMost),
});
export type Countdown = z.infer<typeof Content>;

/** Counts the time that is left to a moment. */
export const countdown: WidgetSchema<Countdown> = {
  kind: "Countdown",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: {
    1: {
      toDraft: ({ at, ...texts }) => draftOf({ values: { at }, texts }),
      fromDraft: ({ values, texts }) => ({
        title: cutText(texts["title"], titleMost),
        at: momentIn(values["at"]),
        over: cutText(texts["over"], overMost),
      }),
    },
  },
  outline: () => ({ is: "sign", sign: "note" }),
  empty: () => ({ title: "", at: null, over: "" }),
  // What is said afterwards may not be true yet.
  plainText: ({ title, at }) => (at === null ? "" : title),
  shownTexts: ({ at }) => (at === null ? [] : ["title", "over"]),
  anchors: () => [],
  files: () => [],
};

/** What may stand there; null for everything else. */
export function momentIn(value: unknown): number | null {
  const { success, data } = Moment.safeParse(value);
  return success ? data : null;
}
