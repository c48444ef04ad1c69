import type { Failure } from "#client/call.ts";

/** What stands above a form that could not be saved, and at its fields. */
export type SaveProblem = {
  readonly sentences: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * The errors that no field of the form shows, else the server's message, else the default of saving a page (PDLG-16). In subsites the
 * message stands above the errors in any case (PDLG-17, PDLG-20).
 */
export function saveProblem(
  failed: Failure,
  fields: readonly string[],
  { otherwise, isInSubsite = false }: { readonly otherwise: string; readonly isInSubsite?: boolean },
): SaveProblem {
  const atFields = Object.fromEntries(
    Object.entries(failed.fields).filter(([path]) => fields.includes(path)),
  );
  const shown = Object.values(atFields);
  const others = failed.errors.filter((error) => !shown.includes(error));
  if (isInSubsite && failed.said) return { sentences: [failed.said, ...others], fields: atFields };
  return { sentences: others.length > 0 ? others : [failed.said ?? otherwise], fields: atFields };
}
