import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { openOwnWorld } from "./harness/installations.ts";
import { password, people } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";

// Browsers bind passkeys to the address of the site, and the world of the journeys is looked at under another.
let own: Awaited<ReturnType<typeof openOwnWorld>>;
test.beforeAll(async () => {
  own = await openOwnWorld();
});
test.afterAll(() => own.stop());

/** A device that keeps passkeys and is unlocked whenever it is asked, in this tab (the browser's own DevTools protocol). */
async function giveDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function withPassword(page: Page, next: string): Promise<void> {
  await page.goto(`${own.url}/accounts/login/?next=${next}`);
  await page.getByLabel("Email").fill(people.olga.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await arrived(page, next);
}

test("an owner allows passkeys, adds one, and signs in with it, all by keys", async ({ page, context }) => {
  test.slow();
  await withPassword(page, "/settings/site/");
  await page.getByRole("switch", { name: "Allow passkeys" }).press("Space");
  await expect(page.getByText("Passkeys turned on")).toBeVisible();

  await giveDevice(page);
  await page.goto(`${own.url}/settings/account/`);
  const part = page.getByRole("region", { name: "Passkeys" });
  const add = async () => {
    await part.getByRole("button", { name: "Add passkey" }).press("Enter");
    await expect(part.getByLabel("Current password")).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
  };
  await add();
  await expect(page.getByText("Passkey added")).toBeVisible();
  await expect(part.getByRole("listitem")).toHaveCount(1);
  await add();
  await expect(part.getByText("This device already has a passkey.")).toBeVisible();
  await axe(page);

  await context.clearCookies();
  await page.goto(`${own.url}/accounts/login/?next=/people/`);
  await axe(page);
  await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
  await arrived(page, "/people/");
  await page.goto(`${own.url}/settings/account/`);
  await expect(part.getByText("Last used")).toBeVisible();
});
