/** Light and dark give each tone its colour (`preview.css`). */
export type Tone = "paper" | "ground" | "pale" | "mid" | "strong";

/** A shape on a field of 320 by 176: filled, or a line of so many pixels. */
export type Shape = {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  readonly thick?: number;
  readonly dashed?: string;
  readonly opacity?: number;
  readonly move?: string;
};

/** What a starting point looks like: its hue in degrees, and its shapes from the ground up. */
export type Drawing = { readonly hue: number; readonly shapes: readonly Shape[] };
