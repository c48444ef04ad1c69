import { type Page, expect } from "@playwright/test";
import { people } from "./people.ts";
import { siteOf } from "./people.ts";

/** What people, other journeys beside this one, and the platform have named. */
export const ordinary = [
  /^(Noordervaart|Zuiderzee)$/,
  /noordervaart\.example/,
  /^[A-Z]{2}$/,
  /\b\d{4}\b|\d\d:\d\d/,
  /^https?:|localhost/,
  // A day, as the platform says it.
  /^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+$/,
  /^(English|Nederlands|UTC)$/,
  /^[A-Z][A-Za-z]+\/[A-Za-z/ _+-]+\d*$/,
  // Domains, which nobody translates.
  /^[a-z]+\.example$/,
  ...Object.values(people).map(({ name }) => new RegExp(`^${name}$`)),
];

/** From here on the page's browser asks for the machine-made language, which is written from right to left. */
export async function inPseudo(page: Page): Promise<void> {
  for (const url of [siteOf("visitor"), siteOf("nora")])
    await page.context().addCookies([{ name: "atrium_pseudo", value: "1", url }]);
}

/** Asserts that nothing stands beside the screen, where nobody would find it. */
export async function fits(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  const tables = await page.evaluate(() =>
    [...document.querySelectorAll("table")].flatMap((table) => {
      const around = table.parentElement;
      if (!around || !table.checkVisibility() || getComputedStyle(around).overflowX !== "visible") return [];
      return table.offsetWidth > around.clientWidth ? [table.textContent?.slice(0, 80)] : [];
    }),
  );
  expect(tables, `${where} has tables that are wider than their place`).toEqual([]);
}

/** Asserts that all that is seen or heard comes from the catalogue, except `theirs`: what people have written. */
export async function allFromCatalogue(page: Page, where: string, theirs: readonly RegExp[]): Promise<void> {
  const said = await page.evaluate(saidOnPage);
  const strays = said.filter(
    (text) => /\p{L}{2,}/u.test(wordsOf(text)) && !theirs.some((each) => each.test(text)),
  );
  expect(strays, where).toEqual([]);
}

/** Without what the catalogue says, and without keys, which are called as on the keyboard. */
function wordsOf(text: string): string {
  return text.replace(/\[[^]*\]/, "").replace(/(?:(?:Ctrl|Alt|Shift)\+)+\S+/g, "");
}

/** Runs in the page. */
function saidOnPage(): string[] {
  const said: string[] = [];
  const marked = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest("script, style, pre, kbd") || !parent.checkVisibility()) continue;
    // A text in which words are marked is one text, and so is one that may go on in another line.
    const whole = parent.closest("mark")?.parentElement ?? parent;
    if (whole.querySelector(":scope > mark, :scope > wbr")) marked.add(whole);
    else said.push(node.textContent?.trim() ?? "");
  }
  for (const { textContent } of marked) said.push(textContent?.trim() ?? "");
  for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (element.checkVisibility()) said.push(element.getAttribute(name)?.trim() ?? "");
  return said.filter((text) => text !== "");
}

/** Asserts that no word is cut off, of what the product itself says; what people wrote may be, where a list shows it. */
export async function nothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [
      ...document.body.querySelectorAll<HTMLElement>(
        "button, a, label, legend, summary, h1, h2, h3, th, p, span, b",
      ),
    ]
      .filter((each) => each.childElementCount === 0 && each.checkVisibility({ visibilityProperty: true }))
      .filter(
        (each) =>
          !each.matches(
            ".ui-unseen, .menu-unseen, .pages-action-name, .browsing-new-words, .shell-skip-link",
          ) && !each.closest("[dir=auto], bdi"),
      )
      .filter(
        (each) => getComputedStyle(each).overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1,
      )
      .map((each) => each.outerHTML.slice(0, 200)),
  );
  expect(cut, `${where}: words are cut`).toEqual([]);
}

/** Asserts that what fields show before anything is typed, and what is chosen in lists, is not cut off. */
export async function nothingCutInFields(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(cutInFields);
  expect(cut, `${where}: words are cut in fields`).toEqual([]);
}

/** Runs in the page: a field does not say how wide its words are, so they are measured beside it, and without a layout: lists of time zones have hundreds. */
function cutInFields(): string[] {
  const ruler = document.createElement("canvas").getContext("2d");
  if (!ruler) throw new Error("This browser measures no words.");
  const wider = (field: HTMLElement, text: string, style: CSSStyleDeclaration) => {
    Object.assign(ruler, { font: style.font, letterSpacing: style.letterSpacing });
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return ruler.measureText(text).width > room + 1;
  };
  const shown = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const cut = shown.flatMap((field) => {
    if (field instanceof HTMLSelectElement)
      // Folders have the names that people gave them: only the one that is chosen has to be read.
      return [...(field.name === "folder" ? field.selectedOptions : field.options)]
        .map(({ label }) => label)
        .filter((label) => wider(field, label, getComputedStyle(field)));
    const style = getComputedStyle(field, "::placeholder");
    const isSeen = field.placeholder !== "" && field.value === "" && style.color !== "rgba(0, 0, 0, 0)";
    return isSeen && wider(field, field.placeholder, style) ? [field.placeholder] : [];
  });
  return cut;
}

/** Asserts that names in lists begin where the lines of the language begin, whichever way the names are written. */
export async function namesBeginWithTheirLines(page: Page, where: string): Promise<void> {
  const strays = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("li [dir=auto], td[dir=auto], td [dir=auto]")]
      .filter((each) => each.checkVisibility() && !each.matches("input, textarea, [contenteditable]"))
      .filter((each) => each.textContent !== "" && !each.closest(".pages-body, .canvas, [contenteditable]"))
      .filter((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const { paddingRight } = getComputedStyle(each);
        const edge = each.getBoundingClientRect().right - Number.parseFloat(paddingRight);
        return edge - words.getBoundingClientRect().right > 2;
      })
      .map((each) => each.outerHTML.slice(0, 160)),
  );
  expect(strays, `${where}: these begin at the other side`).toEqual([]);
}
