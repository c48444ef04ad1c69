import { type Locator, type Page, expect } from "@playwright/test";
import { type SentFile, caretSettled, choose } from "./writing.ts";

/**
 * A person at work, who counts: a press of the pointer is one, a drag is one, and so is each key that is no typed text. A file that is
 * chosen in the device's own window is one. What somebody types is free.
 */
export class Hand {
  readonly page: Page;
  count = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.count++;
    await what.click();
  }

  async key(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count++;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Types words into the search and waits until all that they find is there. */
  async find(words: string): Promise<void> {
    const found = this.page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      return pathname === "/ajax/search/" && [...searchParams.values()].includes(words);
    });
    await this.type(words);
    await found;
    await caretSettled(this.page);
  }

  /** A command by words that no page says, so that it comes first; while a page is written the palette has it. */
  async command(words: string): Promise<void> {
    await this.key("Control+k");
    const palette = this.page.getByRole("combobox", { name: "Command", exact: true });
    await expect(this.page.locator("[role=combobox]:focus")).toBeVisible();
    if (await palette.isVisible()) await this.page.keyboard.type(words);
    else await this.find(words);
    await this.key("Enter");
  }

  /** Each key on the way counts. */
  async tabTo(what: Locator, key = "Tab"): Promise<void> {
    await expect(what).toBeVisible();
    for (let stop = 0; stop < 9; stop++) {
      if (await what.evaluate((each) => each === document.activeElement)) return;
      await this.key(key);
    }
    await expect(what).toBeFocused();
  }

  /** `open` is a press or a key of its own. */
  async file(file: SentFile, open: () => Promise<void>): Promise<void> {
    this.count++;
    await choose(this.page, file, open);
  }

  /** A drag of what the browser itself drags. */
  async carry(what: Locator, to: Locator): Promise<void> {
    this.count++;
    await what.hover();
    await this.page.mouse.down();
    // Browsers ask a place whether it takes what is over it, and drop where it has said so.
    for (let pass = 0; pass < 3; pass++) {
      await to.hover();
      await caretSettled(this.page);
    }
    await this.page.mouse.up();
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.count++;
    await from.hover();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error("nothing to drag, or no place for it");
    const { mouse } = this.page;
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await mouse.down();
    await mouse.move(end.x + end.width / 2, end.y + 2, { steps: 12 });
    await mouse.up();
  }
}
