import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { type Image, image } from "./schema.ts";
import { ImageSettings } from "./settings.tsx";

it("another picture is chosen among png, jpg, jpeg, bmp, gif and heic, as the first one was [UPLD-04] [UPLD-18]", () => {
  const file = { id: 7, name: "fog.png", size: 9, type: "image/png", width: 3, height: 2 };
  const props = { id: "picture1", draft: new Y.Doc(), content: { ...image.empty(), file }, page: {} };
  const html = renderToStaticMarkup(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
      <NoticesHost>
        <ImageSettings {...(props as unknown as EditorProps<Image>)} />
      </NoticesHost>
    </LanguageProvider>,
  );
  const accepted = /<input type="file"[^>]* accept="([^"]*)"/.exec(html)?.[1];
  expect(accepted?.split(",").toSorted()).toEqual([".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png"]);
});
