import temml from "temml";
import { cleanMathMl } from "./clean-math-ml.ts";

/** A formula as MathML of a closed list; or where its source cannot be read, the letter counted from 0, null when that is not known. */
export type Formula = { readonly mathMl: string } | { readonly notReadAt: number | null };

/** Macros that are made in a formula are put in so often, and nothing is larger than so many ems. */
const limits = { maxExpand: 200, maxSize: [20, 20] satisfies [number, number] };
/** Letters of MathML; what is longer would weigh on its readers. */
const mathMlMost = 150_000;

export function formulaOf(source: string): Formula {
  try {
    const drawn = temml.renderToString(source, {
      displayMode: true,
      throwOnError: true,
      // Nothing with addresses, styles or names of its writer's choice.
      trust: false,
      ...limits,
    });
    return drawn.length > mathMlMost ? { notReadAt: null } : { mathMl: cleanMathMl(drawn) };
  } catch (error) {
    const { position } = Object(error);
    return { notReadAt: typeof position === "number" ? Math.min(position, source.length) : null };
  }
}
