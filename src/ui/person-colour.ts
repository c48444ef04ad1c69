import type { CSSProperties } from "react";
import { cssVariables } from "./css-variables.ts";
import "./person-colour.css";

/** What an element needs for its stylesheet to use a person's colour: `--person`, `--on-person`, `--person-wash`. */
export function personColour(hue: number): { readonly className: string; readonly style: CSSProperties } {
  return { className: "ui-person", style: cssVariables({ "--person-hue": hue }) };
}
