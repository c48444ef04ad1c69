import type { ReactNode } from "react";
import { isOutside, outsideLink } from "../kit/link-address.ts";
import { LinkedText } from "../kit/linked-text.tsx";
import type { ViewProps } from "../widget.ts";
import { addressOf } from "./link-target.ts";
import type { Block, Inline, Mark, ParagraphContent } from "./schema.ts";
import { textFaces } from "./text-faces.ts";
import "../kit/prose.css";
import "./view.css";

export function ParagraphView({ content }: Pick<ViewProps<ParagraphContent>, "content">) {
  const { tag: Tag, className } = textFaces[content.text_style];
  return (
    <Tag className={className}>
      <TextBlocks content={content} />
    </Tag>
  );
}

export function TextBlocks({ content }: { content: ParagraphContent }) {
  return content.doc.content.map((block, place) => <TextBlock key={place} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  if (block.type === "paragraph")
    return (
      <p dir="auto">
        {block.content?.map((inline, place) => (
          <TextInline key={place} inline={inline} />
        ))}
      </p>
    );
  const List = block.type === "bulletList" ? "ul" : "ol";
  return (
    <List>
      {block.content.map((item, place) => (
        <li key={place} dir="auto">
          {item.content.map((each, at) => (
            <TextBlock key={at} block={each} />
          ))}
        </li>
      ))}
    </List>
  );
}

function TextInline({ inline }: { inline: Inline }) {
  if (inline.type === "hardBreak") return <br />;
  const marks = inline.marks ?? [];
  // Addresses inside links and code stay as they are (TEXT-03).
  const isPlain = marks.every((mark) => mark.type !== "link" && mark.type !== "code");
  const words: ReactNode = isPlain ? <LinkedText text={inline.text} /> : inline.text;
  return marks.reduce<ReactNode>((inside, mark) => marked(inside, mark), words);
}

const tags = { bold: "strong", italic: "em", underline: "u", strike: "s", code: "code" } as const;

function marked(inside: ReactNode, mark: Mark): ReactNode {
  if (mark.type === "link") {
    const address = addressOf(mark.attrs.href);
    return (
      <a href={address} {...(isOutside(address) ? outsideLink : {})}>
        {inside}
      </a>
    );
  }
  const Tag = tags[mark.type];
  return <Tag>{inside}</Tag>;
}
