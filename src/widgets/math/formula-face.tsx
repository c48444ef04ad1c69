import type { Say } from "#kernel/language.ts";
import type { Formula } from "./formula.ts";
import { mathWords } from "./wording.ts";

type FormulaFaceProps = { source: string; formula: Formula | null; say: Say };

/** Formulas are read from left to right in every language; wide ones are pushed aside in their own frame, which the keyboard can reach. */
export function FormulaFace({ source, formula, say }: FormulaFaceProps) {
  if (!formula || !("mathMl" in formula))
    return (
      <pre className="math math-source" dir="ltr">
        <code>{source}</code>
      </pre>
    );
  // Made of a closed list of elements by `clean-math-ml.ts`.
  const drawn = { __html: formula.mathMl };
  return (
    <div
      className="math"
      dir="ltr"
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is pushed aside by keys, too.
      tabIndex={0}
      aria-label={say(mathWords.kindName)}
      dangerouslySetInnerHTML={drawn}
    />
  );
}
