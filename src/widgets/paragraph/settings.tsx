import { Segments } from "#ui/segments.tsx";
import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { richTextOf, styleLines } from "./moved-lines.ts";
import type { ParagraphContent } from "./schema.ts";
import { textWording } from "./wording.ts";

/** How a text stands out: not at all, as a note or as a quote (WIDG-05). */
export function TextSettings({ id, draft, content, page }: EditorProps<ParagraphContent>) {
  const say = useSay();
  return (
    <Segments
      isFull
      label={say(textWording.style)}
      value={content.text_style}
      options={[
        { value: "plain", label: say(textWording.plainStyle) },
        { value: "note", label: say(textWording.noteStyle) },
        { value: "quote", label: say(textWording.quoteStyle) },
      ]}
      onChange={(style) => {
        page.endStep();
        page.change(() => styleLines(richTextOf(draft, id), style as ParagraphContent["text_style"]));
      }}
    />
  );
}
