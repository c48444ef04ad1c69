import type * as Y from "yjs";
import { type RichLine, lineBreak } from "#widgets/kit/draft.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { titleIn } from "#documents/draft/draft-title.ts";
import { draftContentOf } from "#documents/draft/draft-widget.ts";
import { widgetsIn } from "./widgets-in.ts";

/** More would fill the browser's storage, which the changes themselves need. */
const mostLetters = 400_000;

/** Which widgets this tab has written in since the server last had everything, and their texts as they stand now. */
export function touchedTexts(draft: Y.Doc) {
  const touched = new Set<string>();
  return {
    note(transaction: Y.Transaction): void {
      if (transaction.changed.has(draft.getText(titlePart) as never)) touched.add(titlePart);
      for (const id of widgetsIn(transaction)) touched.add(id);
    },
    clear: () => touched.clear(),
    texts(): string[] {
      let left = mostLetters;
      const texts = [...touched].map((id) => textOf(draft, id)).filter((text) => text.trim() !== "");
      return texts.filter((text) => (left -= text.length) > 0);
    },
  };
}

/** The words of a widget as they were typed, without its kind's ideas about them. */
function textOf(draft: Y.Doc, id: string): string {
  if (id === titlePart) return titleIn(draft) ?? "";
  const { texts, rich } = draftContentOf(draft, id);
  const written = Object.values(rich).map((lines) =>
    "content" in lines ? "" : lines.map(lineOf).join("\n"),
  );
  return [...Object.values(texts), ...written].filter((text) => text !== "").join("\n");
}

function lineOf({ runs }: RichLine): string {
  return runs.map(({ text }) => text.replaceAll(lineBreak, "\n")).join("");
}
