import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { DialogHost } from "#ui/dialog-host.tsx";
import { DialogLayerContext } from "#ui/dialog-layer.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { NoticesHost } from "#ui/notices-host.tsx";

const layer = { titleId: "title", close() {}, pick: async () => null };

/** The HTML of a piece as it is first drawn, in a dialog or without one: for what it says, where a whole screen would say no more. */
export function drawn(piece: ReactNode): string {
  return renderToStaticMarkup(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
      <NoticesHost>
        <DialogHost onOpening={() => () => {}}>
          <DialogLayerContext value={layer}>{piece}</DialogLayerContext>
        </DialogHost>
      </NoticesHost>
    </LanguageProvider>,
  );
}
