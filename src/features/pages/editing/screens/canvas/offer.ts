import type { RefObject } from "react";
import type { Box } from "#widgets/editor.ts";
import type { Place } from "../../model/draft/arranging.ts";

/** The open list of kinds: for a place, beside the button that opened it; or in place of a text in which `/` was typed. */
export type Offer =
  | { readonly place: Place; readonly anchor: RefObject<HTMLButtonElement | null> }
  | { readonly text: string; readonly at: Box };
