import { headingFlow } from "#widgets/heading/flow.ts";
import { paragraphFlow } from "#widgets/paragraph/flow.ts";
import type { StoredWidget } from "#widgets/widget.ts";

/** The kinds that are one text, and small ones of them for tests. */
export const flowKinds = { Paragraph: paragraphFlow, Heading: headingFlow } as const;

export function headingOf(text: string): StoredWidget {
  return { kind: "Heading", version: 1, content: { text, level: "h1", anchor: "" } };
}

export function textOf(...lines: string[]): StoredWidget {
  const paragraphs = lines.map((text) =>
    text === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text }] },
  );
  return {
    kind: "Paragraph",
    version: 1,
    content: { text_style: "plain", doc: { type: "doc", content: paragraphs } },
  };
}
