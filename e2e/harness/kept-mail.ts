import { type Page, expect } from "@playwright/test";

/** The text of the mail to an address. The served world has no mail server: mails are kept where the owner who looks finds them. */
export async function keptMail(owner: Page, email: string): Promise<string> {
  const kept = owner.getByRole("listitem").filter({ hasText: email });
  await expect(async () => {
    await owner.goto("/settings/mail/");
    await expect(kept).toBeVisible({ timeout: 500 });
  }).toPass();
  await kept.locator("summary").click();
  return kept.locator("pre").innerText();
}
