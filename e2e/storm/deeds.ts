import { type Locator, type Page, expect } from "@playwright/test";
import type { Step } from "./account.ts";
import { Hung } from "./hanging.ts";
import type { Writer } from "./writer.ts";

type Deed = (writer: Writer, step: Step) => Promise<void>;

/** What people do on a page, and how often. Everything by keyboard, mouse and the names of buttons. */
const weights = {
  type: 10,
  rest: 2,
  compose: 3,
  enter: 3,
  marker: 2,
  list: 2,
  heading: 1,
  quote: 1,
  move: 2,
  undo: 2,
  replace: 1,
  publish: 0.7,
  offline: 0.5,
} as const;

type Name = keyof typeof weights;

const soon = { timeout: 2000 };
/** So long a person waits for the server's answer on a machine with much other work. */
const patiently = { timeout: 30_000 };

const deeds: Readonly<Record<Name, Deed>> = {
  async type(writer, step) {
    if (await writer.place(step)) await writer.type(step, writer.chance.between(1, 5));
  },

  /** The caret waits while others write around it. */
  async rest(writer, step) {
    if (!(await writer.place(step))) return;
    await writer.page.waitForTimeout(writer.chance.between(800, 3000));
    await writer.type(step, 2);
  },

  async compose(writer, step) {
    if (await writer.place(step)) await writer.compose(step);
  },

  async enter(writer, step) {
    if (!(await writer.place(step))) return;
    await writer.breakLine();
    await writer.type(step, writer.chance.between(1, 3), true);
  },

  async marker(writer, step) {
    if (!(await writer.place(step))) return;
    const sign = writer.chance.of(["- ", "1. ", "## ", "> "]);
    step.notes.push(`"${sign}"`);
    await writer.breakLine();
    await writer.page.keyboard.type(sign, { delay: 30 });
    await writer.type(step, writer.chance.between(1, 3), true);
  },

  list: (writer, step) => format(writer, step, ["Bulleted list"]),
  heading: (writer, step) => format(writer, step, ["Turn into", "Heading 2"]),
  quote: (writer, step) => format(writer, step, ["Quote"]),

  async move(writer, step) {
    if (!(await writer.place(step))) return;
    const { page, chance } = writer;
    await page.keyboard.press("Escape");
    const isOnHandle = await page.evaluate(() => document.activeElement?.matches("button") ?? false);
    if (!isOnHandle) return void step.notes.push("Escape led to no handle");
    writer.account.hasMoves = true;
    await page.keyboard.press("Space");
    const way = chance.of(["ArrowUp", "ArrowDown"]);
    for (let more = chance.between(1, 3); more > 0; more--) await page.keyboard.press(way);
    await page.keyboard.press("Space");
    step.notes.push(way);
  },

  async undo(writer, step) {
    const isPlaced = await writer.place(step);
    if (isPlaced && writer.chance.isWithin(0.5)) await writer.type(step, 2);
    if (isPlaced) await writer.undo(step);
  },

  async replace(writer, step) {
    if (await writer.place(step)) await writer.replace(step);
  },

  async publish(writer, step) {
    await publishAll(writer.page);
    step.notes.push("published");
  },

  async offline(writer, step) {
    const context = writer.page.context();
    await context.setOffline(true);
    try {
      for (let more = writer.chance.between(1, 2); more > 0; more--)
        if (await writer.place(step)) await writer.type(step, writer.chance.between(1, 4));
    } finally {
      await context.setOffline(false);
    }
  },
};

/**
 * Publishes as a person does: presses the button, answers what is asked (who will see the page, whether the others' words go along),
 * and goes on when the page says that it is published. Throws with the words of the page where it says anything else.
 */
export async function publishAll(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: /^Publish/ });
  const told = await newsOn(page);
  await page
    .getByRole("region", { name: "Edit mode" })
    .getByRole("button", { name: "Publish", exact: true })
    .click(patiently);
  await expect(question.or(told).first()).toBeVisible(patiently);
  if (await question.isVisible()) {
    await question.getByRole("button", { name: /^Publish( all)?$/ }).click(patiently);
    await expect(question).toHaveCount(0, patiently);
  }
  await expect(told).toHaveText("Published. Readers see this version now.", patiently);
}

/** What is told from now on: a notice of before, which stands still in journeys, is no answer to what is done now. */
async function newsOn(page: Page): Promise<Locator> {
  await page.locator(".ui-notice").evaluateAll((all) => {
    for (const notice of all) notice.setAttribute("data-read", "");
  });
  return page.locator(".ui-notice:not([data-read])");
}

/** Formats the line of a word by the bar over the selection. */
async function format(writer: Writer, step: Step, buttons: readonly string[]): Promise<void> {
  if (!(await writer.place(step))) return;
  const { keyboard } = writer.page;
  await keyboard.press("Shift+ArrowLeft");
  const bar = writer.page.getByRole("toolbar", { name: "Formatting" });
  for (const name of buttons)
    await bar
      .getByRole("button", { name, exact: true })
      .click(soon)
      .catch(() => step.notes.push(`no ${name}`));
  // What is typed next would replace the letter that is selected.
  await keyboard.press("ArrowRight");
  if ((await writer.isOffItsPlace()) && !(await writer.place(step))) return;
  await writer.type(step, writer.chance.between(0, 2));
}

/** One deed after the other until the time is over. Only a browser that does not answer any more ends it. */
export async function write(writer: Writer, milliseconds: number): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < milliseconds) {
    const deed = writer.chance.weighted(weights);
    const step = writer.account.step(writer.name, deed);
    await triedTo(writer, step, deeds[deed](writer, step));
    await triedTo(writer, step, writer.recover(step));
    await triedTo(writer, step, writer.watch(step));
    await writer.page.waitForTimeout(writer.chance.between(30, 350));
  }
}

async function triedTo(writer: Writer, step: Step, work: Promise<void>): Promise<void> {
  await writer.within(step, work).catch((error: unknown) => {
    step.notes.push(`failed: ${String(error).split("\n")[0]}`);
    if (error instanceof Hung) throw error;
  });
}
