import { anchorFrom } from "../kit/anchor-names.ts";
import { inlinesOfWords, type MarkedWords } from "../kit/marked-words.ts";
import { TextInline } from "../kit/text-inline.tsx";
import type { ViewProps } from "../widget.ts";
import type { Heading } from "./schema.ts";
import { headingWording } from "./wording.ts";
import "./view.css";

/** The page's title is h1, so the four levels begin below it. */
export const headingTags = { h0: "h2", h1: "h2", h2: "h3", h3: "h4" } as const;

export const headingClass = ({ level, align }: Pick<Heading, "level" | "align">) =>
  ["heading-line", ...(level === "h0" ? ["heading-large"] : []), ...(align ? [`heading-${align}`] : [])].join(
    " ",
  );

/** The words with their marks, as readers see them. */
export function HeadingWords({ content }: { content: MarkedWords }) {
  return inlinesOfWords(content).map((inline, at) => <TextInline key={at} inline={inline} />);
}

/** A heading; on a page a sign beside it leads to it, and copies the link to it (`watchLinks`). */
export function HeadingView({ content, anchors, say }: ViewProps<Heading>) {
  const Tag = headingTags[content.level];
  const id = anchors?.[0] ?? (content.anchor || anchorFrom(content.text));
  const isLinked = anchors?.[0] !== undefined && content.text !== "";
  return (
    <>
      <Tag id={id || undefined} dir="auto" className={headingClass(content)}>
        <HeadingWords content={content} />
      </Tag>
      {isLinked && (
        <a
          className="heading-link"
          href={`#${encodeURIComponent(id)}`}
          aria-label={say(headingWording.copyLink, { text: content.text.slice(0, 100).toWellFormed() })}
          data-copied={say(headingWording.linkCopied)}
        />
      )}
    </>
  );
}
