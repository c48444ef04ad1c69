/** The title that a file gives in its front matter, and its text with the front matter blanked out, line for line. */
export function withoutFrontMatter(text: string): { title: string | null; text: string } {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const block = /^---\n([^]*?)\n(?:---|\.\.\.)(?:\n|$)/.exec(plain);
  if (!block) return { title: null, text: plain };
  const title = /^title:[ \t]*(.+)$/m.exec(block[1] ?? "")?.[1]?.trim();
  const unquoted = title?.replace(/^(["'])(.*)\1$/, "$2");
  return { title: unquoted || null, text: block[0].replace(/[^\n]/g, "") + plain.slice(block[0].length) };
}
