/**
 * The widget in which the words of another one are after a change of the page: itself, else what stands in its place now,
 * else the one before. Both lists are in reading order; null on a page without widgets.
 */
export function successorOf(id: string, before: readonly string[], after: readonly string[]): string | null {
  if (after.includes(id)) return id;
  const at = before.indexOf(id);
  const stayed = before.slice(0, Math.max(0, at)).findLast((each) => after.includes(each));
  const from = stayed === undefined ? 0 : after.indexOf(stayed) + 1;
  return after[from] ?? stayed ?? null;
}
