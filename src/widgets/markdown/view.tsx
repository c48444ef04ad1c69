import type { ViewProps } from "../widget.ts";
import { renderMarkdown } from "./reader.ts";
import type { Markdown } from "./schema.ts";

export function MarkdownView({ content, anchors }: ViewProps<Markdown>) {
  return (
    <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(content.source, anchors) }} />
  );
}
