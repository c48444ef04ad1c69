import { axe } from "./harness/axe.ts";
import { keptMail } from "./harness/kept-mail.ts";
import { signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

const password = "zeehondjes op de plaat";

test("an owner invites a colleague, who sets a password and signs in [PROD-12] [ROUT-16] [ROUT-20] [ROUT-21]", async ({
  page,
  browser,
}) => {
  // Two people and seven screens.
  test.slow();
  const email = `${unique("bas.")}@noordervaart.example`;
  await signedIn(page, "olga");
  await page.goto("/people/");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email addresses").fill("Bas Bakker <bas.example.org>");
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(dialog.getByLabel("Email addresses")).toBeFocused();
  await axe(page);
  await screenshots(page, "invite");
  await dialog.getByLabel("Email addresses").fill(`Bas Bakker <${email}>`);
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 person invited")).toBeVisible();
  await expect(dialog).toBeHidden();

  const link = await test.step("the owner passes the link on", async () => {
    const text = await keptMail(page, email);
    await axe(page);
    return new URL(/https?:\/\/\S+\/accounts\/password\/\S+/.exec(text)?.[0] ?? "").pathname;
  });

  const other = await browser.newContext();
  const bas = await other.newPage();
  await bas.goto(new URL(link, page.url()).href);
  await expect(bas.getByRole("heading", { name: "Welcome, Bas Bakker" })).toBeVisible();
  await bas.getByLabel("New password").fill(password);
  await bas.getByLabel("Confirm password").fill("something else");
  await bas.getByRole("button", { name: "Save and sign in" }).click();
  await expect(bas.getByText("The passwords don't match.")).toBeVisible();
  await expect(bas.getByLabel("Confirm password")).toBeFocused();
  await bas.getByLabel("Confirm password").fill(password);
  await bas.getByRole("button", { name: "Save and sign in" }).click();
  await arrived(bas, "/");

  await bas.goto("/settings/account/");
  await expect(bas.getByText("This device", { exact: true })).toBeVisible();
  await screenshots(bas, "account");
  await bas.context().clearCookies();
  await bas.goto("/accounts/login/?next=/people/");
  await bas.getByLabel("Email").fill(email);
  await bas.getByRole("textbox", { name: "Password" }).fill(password);
  await bas.keyboard.press("Enter");
  await arrived(bas, "/people/");
  await expect(bas.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  await expect(bas.getByRole("button", { name: "Invite" })).toBeHidden();
  await screenshots(bas, "people");
  await other.close();
});

test("signing in works without script, and a refusal keeps the email [PROD-12]", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/accounts/login/?next=/people/");
  await page.getByLabel("Email").fill("vera@noordervaart.example");
  await page.getByRole("textbox", { name: "Password" }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Wrong email or password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("vera@noordervaart.example");
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/people/");
  await context.close();
});

test("keys alone lead from sign-in to a person's menu, and Escape comes back [ROUT-16]", async ({ page }) => {
  test.slow();
  await page.goto("/accounts/login/?next=/people/");
  await screenshots(page, "sign-in");
  await page.getByLabel("Email").focus();
  await page.keyboard.type("olga@noordervaart.example");
  await page.keyboard.press("Tab");
  while (
    !(await page
      .getByRole("textbox", { name: "Password" })
      .evaluate((each) => each === document.activeElement))
  )
    await page.keyboard.press("Tab");
  await page.keyboard.type("correct horse battery");
  await page.keyboard.press("Enter");
  await arrived(page, "/people/");
  const actions = page.getByRole("button", { name: "Actions for Vera Visser" });
  await actions.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "Change Role" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Change role of Vera Visser");
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
