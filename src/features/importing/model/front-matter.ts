import { pageTagsMost, tagNameMost } from "#features/tags/rules.ts";

type FrontMatter = {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly text: string;
};

/** The title and tags that a file gives in its front matter, and its text with the front matter blanked out, line for line. */
export function withoutFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const block = /^---\n([^]*?)\n(?:---|\.\.\.)(?:\n|$)/.exec(plain);
  if (!block) return { title: null, tags: [], text: plain };
  const title = /^title:[ \t]*(.+)$/m.exec(block[1] ?? "")?.[1]?.trim();
  const rest = block[0].replace(/[^\n]/g, "") + plain.slice(block[0].length);
  return { title: unquoted(title ?? "") || null, tags: tagsIn(block[1] ?? ""), text: rest };
}

/** Tags on one line, parted by commas, in brackets or not, or each on a line of its own behind a dash. */
function tagsIn(block: string): string[] {
  const [, line = "", list = ""] = /^tags:[ \t]*(.*)\n?((?:[ \t]*-[ \t]+.*(?:\n|$))*)/m.exec(block) ?? [];
  const [, brackets] = /^tags:[ \t]*\[([^\]]*)\]/m.exec(block) ?? [];
  const inLine = (brackets ?? line).match(/\s*"[^"]*"|\s*'[^']*'|[^,]+/g) ?? [];
  const inList = list.split("\n").map((each) => each.replace(/^[ \t]*-[ \t]+/, ""));
  const names = [...inLine, ...inList].map((each) => tagName(unquoted(each.trim())));
  return names.filter((name) => name !== "").slice(0, pageTagsMost);
}

/** As a tag can be called: without the sign that some write before it, and without commas. */
function tagName(text: string): string {
  return text.replace(/^#/, "").replaceAll(",", " ").slice(0, tagNameMost).trim();
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, "$2");
}
