import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { imageEditor } from "./editor.tsx";
import { galleryEditor } from "./gallery-editor.tsx";
import { type Image, image } from "./schema.ts";
import { ImageSettings } from "./settings.tsx";

const file = { id: 7, name: "fog.png", size: 9, type: "image/png", width: 3, height: 2 };

it.each([
  ["the first picture", imageEditor.Editor, image.empty()],
  ["another picture", ImageSettings, { ...image.empty(), file }],
  ["a picture beside it", galleryEditor.Editor, { ...image.empty(), file }],
])("%s is chosen among png, jpg, jpeg, bmp, gif and heic [UPLD-04] [UPLD-18]", (_, Part, content) => {
  const props = { id: "picture1", draft: new Y.Doc(), content, page: {} } as unknown as EditorProps<Image>;
  const html = renderToStaticMarkup(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
      <NoticesHost>
        <Part {...props} />
      </NoticesHost>
    </LanguageProvider>,
  );
  const accepted = /<input type="file"[^>]* accept="([^"]*)"/.exec(html)?.[1];
  expect(accepted?.split(",").toSorted()).toEqual([".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png"]);
});
