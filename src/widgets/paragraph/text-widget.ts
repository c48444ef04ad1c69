import type { StoredWidget } from "../widget.ts";
import type { Block } from "./schema.ts";

export function textWidget(content: readonly Block[], text_style = "plain"): StoredWidget {
  const doc = { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
  return { kind: "Paragraph", version: 1, content: { text_style, doc } };
}
