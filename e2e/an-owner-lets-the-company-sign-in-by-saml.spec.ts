import { type SamlProvider, openSamlProvider } from "../src/testing/company/saml-provider.ts";
import { axe } from "./harness/axe.ts";
import { openOwnWorld } from "./harness/installations.ts";
import { password, people } from "./harness/people.ts";
import { arrived, expect, test } from "./harness/test.ts";

let provider: SamlProvider;
let own: Awaited<ReturnType<typeof openOwnWorld>>;
test.beforeAll(async () => {
  const of = (name: string, mail: string) => ({ displayName: [name], mail: [mail] });
  const employees = {
    1: of(people.olga.name, people.olga.email),
    2: of("Nel Nieuw", "nel@noordervaart.example"),
    3: of("Sil Stranger", "sil@elsewhere.example"),
  };
  // Ours is at localhost, so that this is another site for a browser, which leaves our cookies out of its form.
  provider = await openSamlProvider(employees, () => new Date());
  own = await openOwnWorld({ ATRIUM_SIGN_IN_ORIGINS: new URL(provider.entityId).origin });
});
test.afterAll(async () => {
  await own.stop();
  await provider.close();
});

test("an owner sets up SAML with metadata and tries it; a colleague comes in from the provider's own page, a stranger does not", async ({
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
  await page.getByRole("combobox", { name: "Protocol" }).selectOption("SAML 2.0");
  const address = `${site}/accounts/company/saml/metadata/`;
  await expect(page.getByText(address)).toHaveCount(2);
  provider.trust(await (await page.request.get(address)).text());
  await axe(page);

  await page.getByLabel("Name", { exact: true }).fill("Contoso");
  const file = { name: "metadata.xml", mimeType: "application/xml", buffer: Buffer.from(provider.metadata) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByLabel("Provider metadata")).toHaveValue(/EntityDescriptor/);
  await page.getByLabel("Email domains").fill("noordervaart.example");
  await page.getByLabel("New people").selectOption("Join as member");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Not tried since the last change.")).toBeVisible();
  await expect(page.getByText(provider.entityId, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Try it" }).press("Enter");
  await page.getByLabel("Number").fill("1");
  await page.keyboard.press("Enter");
  await arrived(page, "/settings/company/");
  await expect(page.getByText("It works. olga@noordervaart.example was confirmed.")).toBeVisible();
  await page.getByRole("switch", { name: "Company sign-in" }).press("Space");
  await expect(page.getByText("Company sign-in is on")).toBeVisible();
  await axe(page);

  for (const [number, comesIn] of [
    ["2", true],
    ["3", false],
  ] as const) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${site}/accounts/login/?next=/people/`);
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
