import { anchorFrom } from "../kit/anchor-names.ts";
import { LinkedText } from "../kit/linked-text.tsx";
import type { ViewProps } from "../widget.ts";
import type { Heading } from "./schema.ts";
import "./view.css";

/** The page's title is h1, so the four levels begin below it. */
export const headingTags = { h0: "h2", h1: "h2", h2: "h3", h3: "h4" } as const;

export function HeadingView({ content, anchors }: Omit<ViewProps<Heading>, "say">) {
  const Tag = headingTags[content.level];
  const id = anchors?.[0] ?? (content.anchor || anchorFrom(content.text));
  return (
    <Tag id={id || undefined} dir="auto" className={content.level === "h0" ? "heading-large" : undefined}>
      <LinkedText text={content.text} />
    </Tag>
  );
}
