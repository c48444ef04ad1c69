import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";
import { wordsInNewColours } from "./colours.ts";

/**
 * Asserts that axe finds nothing to mend on the page as it stands, in light and in dark. In the dark it looks at the
 * colours only: nothing else is different there, and all of it again is the longest wait of a journey.
 */
export async function axe(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findings(page, colorScheme), `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

type RunOptions = Parameters<AxeBuilder["options"]>[0];
/** What the script of axe puts into a document. */
type Axe = { run(on: object, options: RunOptions): ReturnType<AxeBuilder["analyze"]> };

const colours = "color-contrast";
// Of what passes, hundreds of nodes on a screen, nothing is told.
const resultTypes: RunOptions["resultTypes"] = ["violations"];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What depends on where things lie; all else is the same whichever way a page is looked at. */
const mirrored: RunOptions = {
  runOnly: { type: "rule", values: ["target-size", "scrollable-region-focusable"] },
};
const allButColours: RunOptions = {
  runOnly: { type: "tag", values: tags },
  rules: { [colours]: { enabled: false } },
};

type Finding = { readonly id: string; readonly help: string; readonly at: readonly string[] };

/** Without its comments and long names, which are more than half of what each document would read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands: all there is in light, in the dark the colours, from right to left where things lie. */
export async function findings(page: Page, look: "light" | "dark" | "mirrored"): Promise<Finding[]> {
  await page.evaluate(settle);
  const all =
    page.frames().length > 1 ? await findingsWithFrames(page, look) : await findingsAlone(page, look);
  await page.evaluate(goOn);
  return all;
}

async function findingsAlone(page: Page, look: "light" | "dark" | "mirrored"): Promise<Finding[]> {
  // Axe is half a megabyte of script: a document is handed it once, however often it is looked at.
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(new AxeBuilder({ page, axeSource })["script"]());
  if (look === "mirrored") return found(page, mirrored);
  const others = look === "light" ? await found(page, allButColours) : [];
  return [...others, ...(await foundInColours(page))];
}

async function found(page: Page, options: RunOptions): Promise<Finding[]> {
  return page.evaluate(
    async (given) => {
      const { axe: inside } = globalThis as unknown as { axe: Axe };
      const { violations: all } = await inside.run(document, given);
      return all.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
    },
    { ...options, resultTypes },
  );
}

/** Colours are two thirds of what axe costs, and rows of a list have the same: of words in the same colours on the same ground those are looked at that stand first. */
async function foundInColours(page: Page): Promise<Finding[]> {
  const words = await page.evaluateHandle(wordsInNewColours);
  const all = await words.evaluate(
    async (include, given) => {
      const { axe: inside } = globalThis as unknown as { axe: Axe };
      const { violations: those } =
        include.length > 0 ? await inside.run({ include }, given) : { violations: [] };
      // What is to be mended is found again by whoever looks again.
      if (those.length > 0) Reflect.deleteProperty(globalThis, "knownColours");
      return those.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
    },
    { runOnly: { type: "rule" as const, values: [colours] }, resultTypes },
  );
  await words.dispose();
  return all;
}

/** A document with others inside is left to the builder. */
async function findingsWithFrames(page: Page, look: "light" | "dark" | "mirrored"): Promise<Finding[]> {
  // The newer mode opens a tab in the same browser for each look, which matters with frames of other origins only.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes });
  const rules = look === "dark" ? [colours] : ["target-size", "scrollable-region-focusable"];
  const { violations: all } = await (look === "light"
    ? builder.withTags(tags)
    : builder.withRules(rules)
  ).analyze();
  return all.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}

/**
 * Runs in the page. Rows far below are laid out once somebody is near; until then those of one block may lie over the next one, where nobody sees
 * them but axe. A colour on its way to another has a contrast that nobody reads, and so has a notice that is about to go: it stands still for as long as is looked at it.
 */
function settle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
  // What the sheet has set going is among what is ended.
  void document.documentElement.offsetHeight;
  const stilled: Animation[] = [];
  for (const one of document.getAnimations()) {
    if (one instanceof CSSTransition) one.finish();
    const isNotice = one instanceof CSSAnimation && one.animationName === "ui-notice-life";
    if (!isNotice) continue;
    one.currentTime = Number(one.effect?.getComputedTiming().duration ?? 0) / 2;
    if (one.playState !== "running") continue;
    one.pause();
    stilled.push(one);
  }
  Object.assign(globalThis, { stilledNotices: stilled });
}

/** Runs in the page. Notices that were stopped live on. */
function goOn(): void {
  const { stilledNotices } = globalThis as unknown as { stilledNotices: Animation[] };
  for (const one of stilledNotices) one.play();
}
