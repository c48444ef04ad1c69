import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test("a member who follows a dead link sees the product's own page and a way home [ROUT-38]", async ({
  page,
}) => {
  await signedIn(page, "vera");
  const answer = await page.goto("/nothing/of/the/kind/");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There's nothing at this address.");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", "/");
});

test("a visitor who follows a dead link can sign in from there [ROUT-38]", async ({ page }) => {
  const answer = await page.goto("/nothing/of/the/kind/");
  expect(answer?.status()).toBe(404);
  // The menu of the public leads on; signing in stands in the top bar.
  const way = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  await expect(way).toHaveAttribute("href", /^\/accounts\/login\/\?next=/);
});
