import type { ViewProps } from "../widget.ts";
import { renderMarkdown } from "./reader.ts";
import type { Markdown } from "./schema.ts";
import "../kit/prose.css";
import "./view.css";

export function MarkdownView({ content, anchors }: Omit<ViewProps<Markdown>, "say">) {
  return (
    <div
      className="kit-prose markdown-text"
      dangerouslySetInnerHTML={{ __html: renderMarkdown(content.source, anchors) }}
    />
  );
}
