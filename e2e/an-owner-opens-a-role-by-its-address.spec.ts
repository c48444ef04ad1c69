import { signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

test("the address /people/#setrole-{user_id} opens the role of that person [ROUT-17] [HASH-05]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  const { results } = await page.request
    .get("/ajax/search/?q=Vera")
    .then(async (answer) => (await answer.json()) as { results: { cat: string; user_id?: number | null }[] });
  const vera = results.find((hit) => hit.user_id)?.user_id ?? 0;
  await page.goto(`/people/#setrole-${vera}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Vera Visser");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
