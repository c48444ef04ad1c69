import type { RefObject } from "react";
import type { Box, SlashText } from "#widgets/kit/editor.ts";
import type { Place } from "#documents/draft/arranging.ts";

/** The open list of kinds: for a place, beside the button that opened it; or for what is typed behind a `/`. */
export type Offer =
  | { readonly place: Place; readonly anchor: RefObject<HTMLButtonElement | null> }
  | { readonly typed: SlashText; readonly at: Box };
