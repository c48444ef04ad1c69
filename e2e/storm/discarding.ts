import { expect } from "@playwright/test";
import { linesOf } from "./reading.ts";
import type { Writer } from "./writer.ts";

/**
 * While everybody rests, one of them discards what nobody has published, and takes that back: all come to the same words again.
 * Where nothing is unpublished there is nothing to discard.
 */
export async function discardAndBack(
  [writer, ...others]: readonly Writer[],
  troubles: string[],
): Promise<void> {
  if (!writer) return;
  const { page } = writer;
  const words = async (of: Writer) => (await linesOf(of.page)).join("\n");
  for (const { page: each } of [writer, ...others])
    await expect(each.locator(".writing-saving")).toHaveText("Saved", { timeout: 30_000 });
  const before = await words(writer);
  await page.getByRole("button", { name: "More options" }).click();
  const discard = page.getByRole("menuitem", { name: "Discard changes" });
  if ((await discard.count()) === 0 || (await discard.getAttribute("aria-disabled")) === "true") {
    await page.keyboard.press("Escape");
    return;
  }
  await discard.click();
  await page
    .getByRole("dialog", { name: "Discard unpublished changes?" })
    .getByRole("button", { name: "Discard" })
    .click();
  for (const each of others)
    await expect
      .poll(() => words(each), { timeout: 20_000 })
      .not.toBe(before)
      .catch(() => troubles.push(`${each.name} still sees what ${writer.name} discarded`));
  await page.locator(".ui-notices").getByRole("button", { name: "Undo" }).click();
  for (const each of [writer, ...others])
    await expect
      .poll(() => words(each), { timeout: 20_000 })
      .toBe(before)
      .catch(() => troubles.push(`${each.name} does not see what came back`));
}
