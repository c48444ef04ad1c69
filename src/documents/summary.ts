import type { PageBody } from "#kernel/page-body.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Document } from "./document.ts";
import { wordsOf } from "./excerpts.ts";
import { inReadingOrder } from "./read-document.ts";

/** As much as search engines and messengers show. */
const lettersMost = 200;

/** What a link to a page shows of it elsewhere: its first words, cut between two of them, and its first picture. */
export function summaryOf(document: Document): Pick<PageBody, "summary" | "picture"> {
  const words = wordsOf(document)
    .slice(0, 4 * lettersMost)
    .replace(/\s+/g, " ")
    .trim();
  const cut = words.slice(0, lettersMost);
  const whole = words.length > lettersMost ? `${cut.slice(0, cut.lastIndexOf(" "))} …` : words;
  return { summary: whole, picture: firstPicture(document) };
}

function firstPicture(document: Document): PageBody["picture"] {
  for (const { widget } of inReadingOrder(document)) {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    const picture = schema.picture?.(widget.content);
    if (picture) return picture;
  }
  return null;
}
