import type { ViewProps } from "../widget.ts";
import { FormulaFace } from "./formula-face.tsx";
import type { MathContent } from "./schema.ts";
import { useFormula } from "./use-formula.ts";
import "./view.css";

/** A formula as it is set in books; what cannot be read stands there as it was typed. */
export function MathView({ content: { source }, say }: ViewProps<MathContent>) {
  const draw = useFormula();
  if (source.trim() === "") return null;
  return <FormulaFace source={source} formula={draw?.(source) ?? null} say={say} />;
}
