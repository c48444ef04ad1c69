import { axe } from "./harness/axe.ts";
import { password, people, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

test("a member chooses Dutch and meets it everywhere: menus, dates, errors and mails [USET-13] [TIME-12]", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `${unique("mees.")}@noordervaart.example`;
  const name = unique("Mees Molenaar ");

  await test.step("somebody new, made by the owner", async () => {
    await signedIn(page, "olga");
    await page.goto("/people/");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("textbox", { name: "Password" }).fill(password);
    await dialog.getByRole("button", { name: "Add person" }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  });

  const context = await browser.newContext();
  const mees = await context.newPage();
  await mees.goto("/accounts/login/?next=/settings/account/");
  await mees.getByLabel("Email").fill(email);
  await mees.getByRole("textbox", { name: "Password" }).fill(password);
  await mees.keyboard.press("Enter");
  await arrived(mees, "/settings/account/");

  const reading = await context.newPage();
  const writing = await context.newPage();
  await test.step("two more tabs are open: one is read, in the other something is typed", async () => {
    await reading.goto("/pages/");
    await writing.goto("/settings/account/");
    await writing.getByLabel("Name", { exact: true }).fill(`${name} II`);
    for (const tab of [reading, writing]) await expect(tab.locator("html")).toHaveAttribute("lang", "en");
  });

  await test.step("the account changes its language as it is saved", async () => {
    await mees.getByLabel("Language").selectOption({ label: "Nederlands" });
    await mees.getByRole("button", { name: "Save" }).first().click();
    await expect(mees.getByRole("heading", { name: "Je account" })).toBeVisible();
    await expect(mees.locator("html")).toHaveAttribute("lang", "nl");
    await expect(mees.locator(".ui-notices").getByText("Opgeslagen")).toBeVisible();
    await expect(mees.getByRole("navigation", { name: "Menu van de site" })).toContainText("Mensen");
    await screenshots(mees, "dutch-account");
  });

  await test.step("the tab that is read follows by itself, the other one when its reader says so", async () => {
    await expect(reading.getByRole("heading", { level: 1 })).toHaveText("Bladeren door pagina's");
    await expect(writing.getByText("The language was changed elsewhere.")).toBeVisible();
    await expect(writing.getByLabel("Name", { exact: true })).toHaveValue(`${name} II`);
    await axe(writing);
    await screenshots(writing, "other-language");
    await writing.getByRole("button", { name: "Reload" }).press("Enter");
    await expect(writing.getByRole("heading", { name: "Je account" })).toBeVisible();
    await reading.close();
    await writing.close();
  });

  await test.step("an error stands at its field, in Dutch", async () => {
    await mees.getByLabel("Naam", { exact: true }).fill("");
    await mees.getByRole("button", { name: "Opslaan" }).first().click();
    await expect(mees.getByText("Vul dit in.")).toBeVisible();
    await mees.getByLabel("Huidig wachtwoord").fill("fout");
    await mees.getByLabel("Nieuw wachtwoord", { exact: true }).fill("zeehondjes op de plaat");
    await mees.getByLabel("Wachtwoord herhalen").fill("zeehondjes op de plaat");
    await mees.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
    await expect(mees.getByText("Dit is niet je huidige wachtwoord.")).toBeVisible();
    await axe(mees);
  });

  await test.step("lists and dates are Dutch, also when one moves on without a reload", async () => {
    await mees
      .getByRole("navigation", { name: "Menu van de site" })
      .getByRole("link", { name: "Pagina's" })
      .click();
    // The name that was emptied is not saved.
    await mees.getByRole("dialog").getByRole("button", { name: "Wijzigingen weggooien" }).click();
    await expect(mees.getByRole("heading", { level: 1 })).toHaveText("Bladeren door pagina's");
    await expect(mees).toHaveTitle("Bladeren door pagina's | Noordervaart");
    await screenshots(mees, "dutch-browse");
    await mees.goto("/settings/account/");
    await expect(mees.locator("time").first()).toHaveText(/zojuist|minuut geleden|minuten geleden/i);
    await expect(mees.locator("time").first()).toHaveAttribute(
      "title",
      / (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) \d{4}/,
    );
  });

  await test.step("a mail comes in Dutch, asked for in English", async () => {
    const magic = /"([^"]+)"/.exec(await (await page.request.get("/new_magic.js")).text())?.[1] ?? "";
    await page.request.post("/accounts/reset/", { data: { email, magic } });
    const kept = page.getByRole("listitem").filter({ hasText: email });
    await expect(async () => {
      await page.goto("/settings/mail/");
      await expect(kept).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(kept).toContainText("Kies een nieuw wachtwoord voor Noordervaart");
    await kept.locator("summary").click();
    await expect(kept.locator("pre")).toContainText("Wachtwoord wijzigen:");
    await expect(kept.locator("pre")).toContainText(`Hallo ${name},`);
  });
  await context.close();
});

test("whose browser speaks Dutch signs in in Dutch, also without script", async ({ browser }) => {
  const context = await browser.newContext({ locale: "nl-NL", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/accounts/login/?next=/people/");
  await expect(page.getByRole("heading", { name: "Welkom terug" })).toBeVisible();
  await page.getByLabel("E-mail").fill(people.vera.email);
  await page.getByRole("textbox", { name: "Wachtwoord" }).fill("fout");
  await page.getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByText("Verkeerd e-mailadres")).toBeVisible();
  await context.close();
});

test("a page is written in Dutch", async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ locale: "nl-NL" });
  const page = await context.newPage();
  await signedIn(page, "ed");
  await page.goto("/new/");
  const title = unique("Getij");
  await page.getByLabel("Titel").fill(title);
  await page.getByRole("button", { name: "Pagina maken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto(`${page.url().split("?")[0]}?edit`);
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
  const text = page.locator(".canvas").getByRole("textbox", { name: "Tekst", exact: true });
  await text.click();
  await page.keyboard.type("Hoog water om twaalf uur");
  await expect(page.locator(".writing-saving")).toHaveText("Opgeslagen");
  await axe(page);
  await screenshots(page, "dutch-edit");
  await page.getByRole("button", { name: "Publiceren" }).click();
  const question = page.getByRole("dialog", { name: "Deze pagina publiceren?" });
  await axe(page);
  await question.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByText("Gepubliceerd. Lezers zien nu deze versie.")).toBeVisible();
  await context.close();
});
