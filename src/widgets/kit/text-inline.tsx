import type { ReactNode } from "react";
import type { Inline, Mark } from "./inline.ts";
import { markTags } from "./mark-tags.ts";
import { isOutside, outsideLink } from "./link-address.ts";
import { addressOf } from "./link-target.ts";
import { styleValue } from "./letter-styles.ts";
import { LinkedText } from "./linked-text.tsx";
import { MentionInline } from "./mention-inline.tsx";
import { StyledWords } from "./styled-words.tsx";

/** Words with their marks, as readers see them. */
export function TextInline({ inline }: { inline: Inline }) {
  if (inline.type === "hardBreak") return <br />;
  const marks: readonly Mark[] = inline.marks ?? [];
  if (inline.type === "mention")
    return marks.reduce<ReactNode>(
      (inside, mark) => markedWith(inside, mark),
      <MentionInline mention={inline.mention} />,
    );
  // Addresses inside links and code stay as they are (TEXT-03).
  const isPlain = marks.every((mark) => mark.type !== "link" && mark.type !== "code");
  const words: ReactNode = isPlain ? <LinkedText text={inline.text} /> : inline.text;
  return marks.reduce<ReactNode>((inside, mark) => markedWith(inside, mark), words);
}

/** Words within the element of a mark; `link` are further properties of a link. */
export function markedWith(
  inside: ReactNode,
  mark: Mark,
  link: { readonly tabIndex?: number } = {},
): ReactNode {
  if (mark.type === "link") {
    const address = addressOf(mark.attrs.href);
    return (
      <a href={address} {...(isOutside(address) ? outsideLink : {})} {...link}>
        {inside}
      </a>
    );
  }
  if ("attrs" in mark) {
    const value = styleValue(mark.type, mark.attrs);
    if (value === null) return inside;
    return (
      <StyledWords name={mark.type} value={value}>
        {inside}
      </StyledWords>
    );
  }
  const Tag = markTags[mark.type];
  return <Tag>{inside}</Tag>;
}
