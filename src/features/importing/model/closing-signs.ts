/** A heading's line without the blanks and the signs that may close it. */
export function withoutClosingSigns(heading: string): string {
  const words = heading.trimEnd();
  let end = words.length;
  while (words[end - 1] === "#") end--;
  return words.slice(0, end).trimEnd();
}
