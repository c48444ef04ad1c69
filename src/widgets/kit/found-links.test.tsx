import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { FoundLinks } from "./found-links.tsx";
import type { TypedLink } from "./use-typed-link.ts";

function shown(pages: TypedLink["pages"]): string {
  const link: Partial<TypedLink> = { typed: "fog", choices: [], pages, isRefused: false, isLooking: false };
  return renderToStaticMarkup(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
      <FoundLinks id="list" link={link as TypedLink} />
    </LanguageProvider>,
  );
}

it("the panel of a link says that pages could not be listed, and not that there are none [POPT-05]", () => {
  expect(shown(null)).toContain("Could not load a list of pages.");
  expect(shown(null)).not.toContain("kit-link-panel-none");
  expect(shown([])).not.toContain("Could not load a list of pages.");
});
