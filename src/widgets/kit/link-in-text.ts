/** A link as Markdown writes it; signs that would end it are left out of its words and written otherwise in its address. */
export function linkInText(words: string, address: string): string {
  const plain = words.replace(/[\\[\]]/g, "").replace(/\s+/g, " ");
  return `[${plain}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
