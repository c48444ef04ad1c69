import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { LanguageProvider } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { type ParagraphContent, paragraph } from "./schema.ts";
import { TextSettings } from "./settings.tsx";

it("the settings of a text offer the styles plain, note and quote, of which its own is chosen [WIDG-05]", () => {
  const offered = (style: ParagraphContent["text_style"]) => {
    const content = { ...paragraph.empty(), text_style: style };
    const props = { id: "text0001", draft: new Y.Doc(), content, page: {} };
    const html = renderToStaticMarkup(
      <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
        <TextSettings {...(props as unknown as EditorProps<ParagraphContent>)} />
      </LanguageProvider>,
    );
    const labels = html.split("<label").slice(1);
    return labels.map((each) => [each.replace(/^[^>]*>|<[^>]*>/g, ""), each.includes(' checked=""')]);
  };
  for (const [style, chosen] of [
    ["plain", "Plain"],
    ["note", "Note"],
    ["quote", "Quote"],
  ] as const)
    expect(offered(style)).toEqual(["Plain", "Note", "Quote"].map((label) => [label, label === chosen]));
});
