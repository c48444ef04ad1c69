import type { ReactNode } from "react";
import { roomForNumbers } from "../kit/list-start.ts";
import { TextInline } from "../kit/text-inline.tsx";
import type { ViewProps } from "../widget.ts";
import { alignClass } from "./align-class.ts";
import type { Block, ParagraphContent } from "./schema.ts";
import "../kit/prose.css";
import "./view.css";

export function ParagraphView({ content }: Pick<ViewProps<ParagraphContent>, "content">) {
  return (
    <div className="kit-prose">
      <TextBlocks content={content} />
    </div>
  );
}

export function TextBlocks({ content: { text_style, doc } }: { content: ParagraphContent }) {
  const blocks = doc.content.map((block, place) =>
    block.type === "quote" || block.type === "note" ? (
      <TextBox key={place} style={block.type}>
        {block.content.map((each, at) => (
          <TextBlock key={at} block={each} />
        ))}
      </TextBox>
    ) : (
      <TextBlock key={place} block={block as Block} />
    ),
  );
  return text_style === "plain" ? blocks : <TextBox style={text_style}>{blocks}</TextBox>;
}

/** Lines that stand out as a quote or a note (WIDG-05); reading and writing show the same elements. */
function TextBox({ style, children }: { style: "quote" | "note"; children: ReactNode }) {
  if (style === "quote") return <blockquote className="paragraph-quote">{children}</blockquote>;
  return <div className="paragraph-note">{children}</div>;
}

function TextBlock({ block }: { block: Block }) {
  if (block.type === "paragraph")
    return (
      <p dir="auto" className={alignClass(block.align)}>
        {block.content?.map((inline, place) => (
          <TextInline key={place} inline={inline} />
        ))}
      </p>
    );
  const [List, start] = block.type === "bulletList" ? (["ul"] as const) : (["ol", block.start] as const);
  const room = roomForNumbers(start);
  return (
    <List start={start} style={room === null ? undefined : { paddingInline: room }}>
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
