import type { Locator, Page } from "@playwright/test";
import { tokenPattern } from "./account.ts";

/** The texts and headings of a page in edit mode. */
export function textsOf(page: Page): Locator {
  return page.locator(".canvas").getByRole("textbox", { name: /^(Text|Heading)$/ });
}

/** Everything that is written, line by line in reading order, without empty lines. */
export async function linesOf(page: Page): Promise<string[]> {
  const written = await textsOf(page).evaluateAll((texts) =>
    texts.map((text) => (text instanceof HTMLElement ? text.innerText : "")),
  );
  return asLines(written.join("\n"));
}

export function asLines(written: string): string[] {
  const lines = written.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  return lines.filter((line) => line !== "");
}

export function tokensIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.match(new RegExp(tokenPattern, "g")) ?? []);
}

/** Where the caret belongs behind a word, on the screen; null when the word is not there or covered. */
export function pointBehind(page: Page, word: string): Promise<{ x: number; y: number } | null> {
  return textsOf(page).evaluateAll((texts, wanted) => {
    for (const text of texts) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.nodeValue?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        node.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
        const range = document.createRange();
        range.setStart(node, at + wanted.length - 1);
        range.setEnd(node, at + wanted.length);
        const box = range.getBoundingClientRect();
        const point = { x: box.right - 1, y: box.top + box.height / 2 };
        return text.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
      }
    }
    return null;
  }, word);
}

/** Whether the caret stands in a text, right behind a word. */
export function isCaretBehind(page: Page, word: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const { focusNode, focusOffset } = getSelection() ?? {};
    const text = document.activeElement?.closest("[role=textbox]");
    if (!text || !focusNode || !text.contains(focusNode)) return false;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(focusNode, focusOffset ?? 0);
    return range.toString().endsWith(wanted);
  }, word);
}

/** What has the focus, for the report. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing";
    const name = activeElement.getAttribute("aria-label") ?? activeElement.className;
    return `${activeElement.getAttribute("role") ?? activeElement.tagName.toLowerCase()} "${name}"`;
  });
}
