import { richPart, textPart, valuesPart } from "../kit/draft-parts.ts";
import { moveLetters } from "../kit/moved-letters.ts";
import { isHeadingForm, type TextForm, type TextTurns } from "../kit/text-forms.ts";
import type { StoredWidget } from "../widget.ts";
import type { Heading } from "./schema.ts";

/** A heading of another size, or a text of one line. */
export const headingTurns: TextTurns<Heading> = {
  may: () => true,

  turn({ draft, id, form, replace }) {
    if (isHeadingForm(form)) return void draft.getMap(valuesPart(id)).set("level", form);
    const text = draft.getText(textPart(id, "text"));
    replace([textWidget(text.toString(), form)], ([made = ""]) => {
      const range = { from: 0, to: text.length };
      moveLetters(draft, text, {
        range,
        name: richPart(made, "doc"),
        kept: [{ at: 0, length: text.length, toAt: 0 }],
      });
    });
  },
};

/** A text of one line. */
export function textWidget(text: string, form: TextForm = "text"): StoredWidget {
  const line = text === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text }] };
  const list = {
    type: form === "number" ? "orderedList" : "bulletList",
    content: [{ type: "listItem", content: [line] }],
  };
  const block = form === "bullet" || form === "number" ? list : line;
  const text_style = form === "quote" ? "quote" : "plain";
  return { kind: "Paragraph", version: 1, content: { text_style, doc: { type: "doc", content: [block] } } };
}
