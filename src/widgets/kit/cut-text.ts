/** The first letters of a text, up to the most that its place takes; a sign of two letters is left out rather than cut in half. */
export function cutText(text: string | undefined, most: number): string {
  return (text ?? "").slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
