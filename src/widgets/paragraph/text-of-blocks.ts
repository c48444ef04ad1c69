import type { StoredWidget } from "../widget.ts";
import type { Block } from "./schema.ts";

/** A text of these blocks, or of an empty line. */
export function textOfBlocks(content: readonly Block[], text_style = "plain"): StoredWidget {
  const doc = { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  return { kind: "Paragraph", version: 1, content: { text_style, doc } };
}
