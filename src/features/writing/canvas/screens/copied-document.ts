import type { Copied } from "#documents/clip/read-clip.ts";
import { copiedHtml } from "#widgets/kit/copied-html.ts";

/** What a clipboard holds in HTML and in words. */
export function copiedIn(data: DataTransfer): Copied {
  const text = data.getData("text/plain");
  const words = sourceIn(data.getData(editorType), text);
  if (words !== null) return { html: null, text: words };
  return { html: copiedHtml(data.getData("text/html"))?.body ?? null, text };
}

/** Visual Studio Code, and editors that are made from it, say here in which language was written what they copy. */
const editorType = "vscode-editor-data";
/** What is written in these means what its signs mean. */
const wordLanguages: readonly string[] = ["markdown", "plaintext"];

/**
 * What was copied in an editor of source: its HTML only paints the letters in colours. Several lines of a program are code; of one
 * line nobody knows whether it is, so it is read as ever.
 */
function sourceIn(said: string, text: string): string | null {
  const language = languageIn(said);
  if (language === null || text === "") return null;
  if (wordLanguages.includes(language)) return text;
  const lines = text.replace(/\s+$/, "");
  if (!lines.includes("\n")) return null;
  const longest = Math.max(2, ...[...lines.matchAll(/`+/g)].map(([signs]) => signs.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${lines}\n${fence}`;
}

function languageIn(said: string): string | null {
  try {
    const { mode } = JSON.parse(said) as { mode?: unknown };
    return typeof mode === "string" && /^[\w+#.-]{1,30}$/.test(mode) ? mode : null;
  } catch {
    return null;
  }
}
