/**
 * What a document shows in another font because its own came late stays so until it is left: nothing moves under its reader
 * (`font-display: optional`, decision 0067). With the next screen everything changes anyway, and the fonts are there.
 */
export function showLateFonts(): void {
  if (!cameLate()) return;
  // Those that something else than Atrium has put into the page may not be read.
  for (const sheet of document.styleSheets) if (sheet.href?.startsWith(`${location.origin}/`)) showIn(sheet);
}

const waits = /font-display: optional/;

/** Rules stand in layers. */
function showIn(list: CSSStyleSheet | CSSGroupingRule): void {
  for (const [at, rule] of [...list.cssRules].entries()) {
    if (rule instanceof CSSGroupingRule) showIn(rule);
    if (!(rule instanceof CSSFontFaceRule) || !waits.test(rule.cssText)) continue;
    list.insertRule(rule.cssText.replace(waits, "font-display: swap"), at);
    list.deleteRule(at + 1);
  }
}

/** Browsers wait so long for a font, in milliseconds. */
const patience = 100;

function cameLate(): boolean {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return performance
    .getEntriesByType("resource")
    .some(
      (each) =>
        each.name.endsWith(".woff2") && each.duration > patience && each.startTime + each.duration > painted,
    );
}
