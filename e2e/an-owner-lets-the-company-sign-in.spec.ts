import { type RealProvider, openRealProvider } from "../src/testing/company/real-provider.ts";
import { ownClient } from "../src/testing/company/own-provider.ts";
import { axe } from "./harness/axe.ts";
import { openOwnWorld } from "./harness/installations.ts";
import { password, people } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";

let provider: RealProvider;
let own: Awaited<ReturnType<typeof openOwnWorld>>;
test.beforeAll(async () => {
  const of = (name: string, email: string) => ({ name, email, email_verified: true });
  provider = await openRealProvider({
    1: of(people.olga.name, people.olga.email),
    2: of("Nel Nieuw", "nel@noordervaart.example"),
    3: of("Sil Stranger", "sil@elsewhere.example"),
  });
  own = await openOwnWorld({ ATRIUM_SIGN_IN_ORIGINS: provider.issuer });
});
test.afterAll(async () => {
  await own.stop();
  await provider.close();
});

test("an owner sets up the sign-in of the company and tries it; a colleague comes in with it, a stranger does not", async ({
  page,
  browser,
}) => {
  test.slow();
  const site = own.url;
  await page.goto(`${site}/accounts/login/?next=/settings/company/`);
  await page.getByLabel("Email").fill(people.olga.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await arrived(page, "/settings/company/");
  const address = `${site}/accounts/company/back/`;
  await expect(page.getByText(address)).toBeVisible();
  provider.returnTo(address);
  await axe(page);

  await page.getByLabel("Name", { exact: true }).fill("Contoso");
  await page.getByLabel("Issuer address").fill(provider.issuer);
  await page.getByLabel("Client ID").fill(ownClient.id);
  await page.getByLabel("Client secret").fill(ownClient.secret);
  await page.getByLabel("Email domains").fill("noordervaart.example");
  await page.getByLabel("New people").selectOption("Join as member");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Not tried since the last change.")).toBeVisible();
  await page.getByRole("link", { name: "Try it" }).press("Enter");
  await page.getByLabel("Number").fill("1");
  await page.keyboard.press("Enter");
  await arrived(page, "/settings/company/");
  await expect(page.getByText("It works. olga@noordervaart.example was confirmed.")).toBeVisible();
  await page.getByRole("switch", { name: "Company sign-in" }).press("Space");
  await expect(page.getByText("Company sign-in is on")).toBeVisible();
  await page.getByRole("switch", { name: "Require it" }).press("Space");
  await expect(page.getByText("Company sign-in is required")).toBeVisible();
  await axe(page);

  for (const [number, comesIn] of [
    ["2", true],
    ["3", false],
  ] as const) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${site}/accounts/login/?next=/people/`);
    await expect(other.getByLabel("Email")).toHaveCount(0);
    await axe(other);
    await other.getByRole("link", { name: "Sign in with Contoso" }).press("Enter");
    await other.getByLabel("Number").fill(number);
    await other.keyboard.press("Enter");
    if (comesIn) {
      await arrived(other, "/people/");
      await expect(other.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
    } else await expect(other.getByText("Your email address can't be used here.")).toBeVisible();
    await context.close();
  }
});
