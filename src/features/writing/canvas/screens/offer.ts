import type { RefObject } from "react";
import type { TypedText } from "#widgets/kit/editor.ts";
import type { Place } from "#documents/draft/arranging.ts";

/** The open list: of kinds for a place, beside the button that opened it; or of a sign that was typed in a widget. */
export type Offer =
  | { readonly place: Place; readonly anchor: RefObject<HTMLButtonElement | null> }
  | { readonly sign: string; readonly typed: TypedText; readonly widget: string };
