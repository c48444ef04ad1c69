import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { LanguageProvider } from "#ui/language.tsx";
import { fontFamilies } from "./font-families.ts";
import type { StylesNow } from "./set-style.ts";
import { StylePanel } from "./style-panel.tsx";

const html = (now: StylesNow) =>
  renderToStaticMarkup(
    <LanguageProvider locale={englishLocale} say={sayIn("en")} now={() => 0} renderedAt={0}>
      <StylePanel now={now} onChoose={() => {}} />
    </LanguageProvider>,
  );
const buttons = (shown: string) =>
  shown
    .split("<button")
    .slice(1)
    .map((each) => ({
      words: each.replace(/^[^>]*>/, "").replace(/<[^>]*>/g, ""),
      isOn: each.includes('aria-pressed="true"'),
      isReached: each.includes('tabindex="0"'),
    }));

it("the choice shows each family in its own face, and the sizes 1, 2, 3, 4 and 6, of which 3 is normal [TEXT-04] [TEXT-05] [TEXT-07] [TEXT-08]", () => {
  const shown = html({ font: null, size: null, colour: null });
  for (const { id, name } of fontFamilies)
    expect(shown).toContain(`<span class="kit-font-${id}">${name}</span>`);
  const all = buttons(shown);
  expect(all.slice(0, 5).map(({ words }) => words)).toEqual(["1", "2", "3", "4", "6"]);
  expect(all.filter(({ isOn }) => isOn).map(({ words }) => words)).toEqual(["3", "A", "Page font"]);
  expect(shown).toContain('aria-label="Size 3, normal"');
  expect(shown).toContain('aria-label="Arimo, like Arial"');
});

it("what is chosen is on and reached with Tab; of what differs nothing is", () => {
  const chosen = buttons(html({ font: "lora", size: 6, colour: "warn" })).filter(({ isOn }) => isOn);
  expect(chosen.map(({ words }) => words)).toEqual(["6", "A", "Lora"]);
  expect(chosen.every(({ isReached }) => isReached)).toBe(true);
  expect(buttons(html({})).filter(({ isOn }) => isOn)).toEqual([]);
});
