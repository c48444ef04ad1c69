import type { Formula } from "./formula.ts";

/** Formulas are read from left to right in every language; wide ones are pushed aside in their own frame. */
export function FormulaFace({ source, formula }: { source: string; formula: Formula | null }) {
  if (!formula || !("mathMl" in formula))
    return (
      <pre className="math math-source" dir="ltr">
        <code>{source}</code>
      </pre>
    );
  // Made of a closed list of elements by `clean-math-ml.ts`.
  return <div className="math" dir="ltr" dangerouslySetInnerHTML={{ __html: formula.mathMl }} />;
}
