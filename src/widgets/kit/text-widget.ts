import type { StoredWidget } from "../widget.ts";
import type { LineLook } from "./draft.ts";
import type { TextTurn } from "./editor.ts";
import { inlinesOfWords, type MarkedWords } from "./marked-words.ts";

const lists = { bullet: "bulletList", number: "orderedList" } as const;

/** A text of one line that stands so. */
export function textWidget(
  said: string | MarkedWords,
  into: TextTurn = "text",
  align?: LineLook["align"],
): StoredWidget {
  const words = typeof said === "string" ? { text: said } : said;
  const line = {
    type: "paragraph",
    ...(align ? { align } : {}),
    ...(words.text === "" ? {} : { content: inlinesOfWords(words) }),
  };
  const list = into === "bullet" || into === "number" ? lists[into] : null;
  const block = list ? { type: list, content: [{ type: "listItem", content: [line] }] } : line;
  const text_style = into === "quote" || into === "note" ? into : "plain";
  return { kind: "Paragraph", version: 1, content: { text_style, doc: { type: "doc", content: [block] } } };
}
