import { type CDPSession, type Page, expect } from "@playwright/test";
import { caretSettled } from "../harness/writing.ts";
import type { Account, Step, Token } from "./account.ts";
import type { Chance } from "./chance.ts";
import { Watchman } from "./hanging.ts";
import { piecesIn } from "./judging.ts";
import { focusOf, isCaretBehind, linesOf, pointBehind, tokensIn } from "./reading.ts";
import { record } from "./recording.ts";
import { replaceAll } from "./replacing.ts";

const patience = 30_000;

/** What a person of the storm has: a browser of their own, and hands. */
export class Writer {
  readonly name: string;
  readonly page: Page;
  readonly chance: Chance;
  readonly account: Account;
  readonly #address: string;
  readonly #watchman: Watchman;
  #keys: CDPSession | null = null;
  #run = 0;
  #behind: string | null = null;
  #whole: ReadonlySet<string> = new Set();
  /** Words that stand in place of others. */
  readonly #replaced = new Map<string, string>();

  constructor(
    name: string,
    { page, chance, account, address }: { page: Page; chance: Chance; account: Account; address: string },
  ) {
    this.name = name;
    this.page = page;
    this.chance = chance;
    this.account = account;
    this.#address = address;
    this.#watchman = new Watchman(page);
  }

  /** Before the first step: so a page that hangs can still be asked where. */
  async begin(): Promise<void> {
    // The library's own limits: none for ways to a page, none for waiting at a button.
    this.page.setDefaultTimeout(patience);
    this.page.setDefaultNavigationTimeout(patience);
    record(this.page, this.name, this.account);
    await this.#watchman.begin();
    await this.open();
  }

  /** What is done in a step, which ends the storm with a stack when the browser does not come back from it. */
  within<Result>({ number, deed }: Step, work: Promise<Result>): Promise<Result> {
    return this.#watchman.within(work, `${this.name} hangs in step ${number} (${deed})`);
  }

  async open(): Promise<void> {
    await this.page.goto(this.#address);
    await expect(this.page.locator(".canvas")).toBeVisible({ timeout: patience });
  }

  /** Words of the page as this writer sees them. */
  async seen(): Promise<string[]> {
    return tokensIn(await linesOf(this.page));
  }

  /** Says in the report which words are not there any more that were there after the step before, and what is left of them. */
  async watch(step: Step): Promise<void> {
    const lines = await linesOf(this.page);
    const whole = new Set(tokensIn(lines));
    const gone = [...this.#whole].filter((word) => !whole.has(word));
    const lost = gone.filter((word) => !this.account.isUndone(word));
    if (lost.length > 0)
      step.notes.push(`(not whole any more: ${lost.join(" ")}${piecesIn(lines.join("\n"))})`);
    this.#whole = whole;
  }

  /** Clicks behind a whole word, often one that another has just written; false where that could not be done. */
  async place(step: Step): Promise<boolean> {
    for (let attempt = 0; attempt < 4; attempt++) {
      const word = await this.#choose();
      const point = word && (await pointBehind(this.page, word));
      if (!point) continue;
      await this.page.mouse.click(point.x, point.y);
      await caretSettled(this.page);
      if (!(await isCaretBehind(this.page, word))) await this.page.keyboard.press("ArrowRight");
      await caretSettled(this.page);
      if (!(await isCaretBehind(this.page, word))) continue;
      this.#begin(word);
      step.notes.push(`behind ${word}`);
      return true;
    }
    step.notes.push(`no place found, focus on ${await focusOf(this.page)}`);
    await this.recover(step);
    return false;
  }

  /** In a text, but not where the caret was put. Who has no caret at all types on, as people do. */
  async isOffItsPlace(): Promise<boolean> {
    await caretSettled(this.page);
    if (this.#behind && (await isCaretBehind(this.page, this.#behind))) return false;
    return (await focusOf(this.page)) !== "nothing";
  }

  async type(step: Step, count: number, isFresh = false): Promise<void> {
    for (let more = 0; more < count; more++) {
      const token = this.#token(step);
      const space = isFresh && more === 0 ? "" : " ";
      const delay = this.chance.between(8, 45);
      const typo = this.chance.isWithin(0.08);
      await this.page.keyboard.type(space + token.text.slice(0, -1), { delay });
      if (typo) {
        await this.page.keyboard.type("q", { delay });
        await this.page.keyboard.press("Backspace");
      }
      await this.page.keyboard.type(token.text.slice(-1));
      await this.#look(step, token);
    }
  }

  /** As Japanese keyboards and those of phones write: the letters stand in the text before they are settled. */
  async compose(step: Step): Promise<void> {
    const token = this.#token(step);
    this.#keys ??= await this.page.context().newCDPSession(this.page);
    await this.page.keyboard.type(" ");
    const whole = `と${token.text}`;
    for (let length = 1; length <= whole.length; length++) {
      const text = whole.slice(0, length);
      await this.#keys.send("Input.imeSetComposition", {
        text,
        selectionStart: length,
        selectionEnd: length,
      });
      await this.page.waitForTimeout(this.chance.between(40, 140));
    }
    await this.#keys.send("Input.insertText", { text: whole });
    await this.#look(step, token);
  }

  async breakLine(): Promise<void> {
    const last = this.account.tokens.findLast(({ run }) => run === this.#run)?.text ?? this.#behind;
    if (last) this.account.breaks.add(last);
    await this.page.keyboard.press("Enter");
    this.#begin(null);
  }

  /** Replaces a word of one's own by another one, wherever it stands: it stands once. */
  async replace(step: Step): Promise<void> {
    const seen = new Set(await this.seen());
    const own = this.account.tokens.filter(({ by, text }) => by === this.name && seen.has(text));
    if (own.length === 0) return void step.notes.push("nothing to replace");
    const { text } = this.chance.of(own);
    const instead = this.account.textOf(this.name);
    await replaceAll(this.page, text, instead);
    const isThere = await this.#comes(instead);
    if (isThere) this.account.replace(text, instead);
    if (isThere) this.#replaced.set(instead, text);
    step.notes.push(`${text} by ${instead}${isThere ? "" : " (not in the text)"}`);
    this.#begin(null);
  }

  /** Takes back one step, and with it words of one's own. */
  async undo(step: Step): Promise<void> {
    const before = await this.seen();
    await this.page.keyboard.press("Control+z");
    await caretSettled(this.page);
    const after = new Set(await this.seen());
    const gone = before.filter((word) => !after.has(word));
    for (const word of gone) {
      const first = this.#replaced.get(word);
      if (first && after.has(first)) this.account.replace(word, first);
    }
    for (const token of this.account.tokens)
      if (token.by === this.name && gone.includes(token.text)) token.isUndone = true;
    step.notes.push(`took back ${gone.join(" ") || "no word"}`);
    this.#begin(null);
  }

  /** Out of whatever keys that went astray have opened. */
  async recover(step: Step): Promise<void> {
    if ((await this.page.locator("dialog[open], [role=dialog]:popover-open").count()) > 0) {
      step.notes.push("a dialog was open");
      await this.page.keyboard.press("Escape");
    }
    if (new URL(this.page.url()).search.includes("edit")) return;
    step.notes.push(`was at ${this.page.url()}`);
    await this.open();
  }

  async #choose(): Promise<string | undefined> {
    const seen = await this.seen();
    const latest = this.account.latestOfOthers(this.name);
    const meets = this.chance.isWithin(0.5);
    const any = seen.length > 0 ? this.chance.of(seen) : undefined;
    return meets && latest && seen.includes(latest) ? latest : any;
  }

  #begin(behind: string | null): void {
    this.#run = this.account.run();
    this.#behind = behind;
  }

  #token(step: Step): Token {
    const { name: by } = this;
    return this.account.token({ by, step: step.number, run: this.#run, behind: this.#behind });
  }

  async #look(step: Step, token: Token): Promise<void> {
    token.isShown = await this.#comes(token.text);
    step.notes.push(token.text);
    if (!token.isShown) step.notes.push(`(not in the text; focus on ${await focusOf(this.page)})`);
  }

  #comes(word: string): Promise<boolean> {
    return expect
      .poll(() => this.seen(), { timeout: 1500, intervals: [0, 50, 100, 200] })
      .toContain(word)
      .then(
        () => true,
        () => false,
      );
  }
}
