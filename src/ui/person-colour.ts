import type { CSSProperties } from "react";
import { cssVariables } from "./css-variables.ts";
import "./person-colour.css";

/** The golden angle: people whose numbers follow each other get hues far apart. */
const step = 137.508;

/** What an element needs for its stylesheet to use a person's colour: `--person`, `--on-person`, `--person-wash`. */
export function personColour(id: number): { readonly className: string; readonly style: CSSProperties } {
  return { className: "ui-person", style: cssVariables({ "--person-hue": Math.round((id * step) % 360) }) };
}
