/**
 * The widget in which the words of another one are after a change of the page: itself, else what came in its place, else
 * its neighbour. Both lists are in reading order; null on a page without widgets.
 */
export function successorOf(id: string, before: readonly string[], after: readonly string[]): string | null {
  if (after.includes(id)) return id;
  const at = before.indexOf(id);
  const known = new Set(before);
  const stayed = before.slice(0, Math.max(0, at)).findLast((each) => after.includes(each));
  const from = stayed === undefined ? 0 : after.indexOf(stayed) + 1;
  const came = after.slice(from).find((each) => !known.has(each));
  return came ?? after[from] ?? stayed ?? null;
}
