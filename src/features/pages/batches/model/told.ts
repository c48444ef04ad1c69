/** What was done, and what else there is to say of it: a sentence without its end, and whole ones. */
export function told(done: string, more: readonly string[]): string {
  return more.length === 0 ? done : `${done}. ${more.join(" ")}`;
}
