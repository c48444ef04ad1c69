import type { Locale } from "#kernel/language.ts";
import type { HolesShown } from "./holes-shown.ts";

/** What the browser of somebody without a session needs to bring the holes of a page to life; it stands in the document. */
export type HolesForVisitor = HolesShown & {
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
};
