import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageBody } from "#kernel/page-body.ts";
import type { Frame } from "#kernel/frame.ts";
import { outlineOf } from "#documents/outline.ts";
import { readDocument } from "#documents/read-document.ts";
import { summaryOf } from "#documents/summary.ts";
import { minutesToRead } from "#documents/words.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { Body } from "#features/pages/parts/body.tsx";
import { FormatsContext } from "#ui/language.tsx";
import { sayIn } from "#languages/say-in.ts";
import { Root, type ScreenComponent } from "./root.tsx";
import { screens } from "./screens.ts";

const components = new Map<string, ScreenComponent>();
for (const [name, load] of Object.entries(screens)) components.set(name, await load());

/** The finished HTML of a bundle; all data is there before, so nothing streams and no script is written inline. */
export function renderBundle(bundle: Bundle<Frame>): string {
  const screen = components.get(bundle.screen);
  if (!screen) throw new Error(`the screen ${bundle.screen} has no component`);
  const say = sayIn(bundle.frame.locale.language);
  return renderToString(<Root bundle={bundle} screen={screen} say={say} now={() => bundle.now} />);
}

/** The finished HTML of a page's content, with numbers as `formats` writes them; kept by the server for as long as the version stands. */
export function renderBody(stored: unknown, formats: string): PageBody {
  const document = readDocument(stored);
  const outline = outlineOf(document);
  return {
    html: renderToStaticMarkup(
      <FormatsContext value={formats}>
        <Body document={document} outline={outline} />
      </FormatsContext>,
    ),
    contents: outline.entries,
    minutes: minutesToRead(document),
    ...summaryOf(document),
  };
}
