import type { Page } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { arrived, expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { leaveEditMode, paste, publishFirst, saved, tile } from "./harness/writing.ts";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
const item = (page: Page, at: number) => page.getByRole("textbox", { name: `Item ${at}`, exact: true });

test("an editor writes a checklist, readers who may edit tick it, and everybody sees it at once [WIDG-16]", async ({
  page,
  browser,
}) => {
  test.slow();
  const ed = await signedIn(page, "ed");
  const title = unique("Before casting off");
  const { redirect } = await call(ed, "/ajax/page/page_settings/create/", {
    settings: JSON.stringify({ title }),
  });
  const address = new URL(String(redirect), ed.url() === "about:blank" ? "http://x/" : ed.url()).pathname;

  await test.step("its items are added, ordered and removed by keyboard", async () => {
    await ed.goto(`${address}?edit`);
    await tile(ed, "Checklist").click();
    await expect(item(ed, 1)).toBeFocused();
    await ed.keyboard.type("Close the bow door");
    await ed.keyboard.press("Enter");
    await expect(item(ed, 2)).toBeFocused();
    await ed.keyboard.type("Sound the horn");
    await ed.keyboard.press("Enter");
    await expect(item(ed, 3)).toBeFocused();
    await paste(ed, { "text/plain": "- [ ] Tell the harbour\n- [ ] Count the cars\n- [x] Light the lamps" });
    await expect(item(ed, 5)).toBeFocused();
    await expect(ed.getByRole("status").getByText("Pasted items start unticked.")).toBeVisible();
    await ed.keyboard.press("Alt+ArrowUp");
    await expect(item(ed, 4)).toHaveValue("Light the lamps");
    await expect(item(ed, 4)).toBeFocused();
    await item(ed, 5).focus();
    await item(ed, 5).fill("");
    await ed.keyboard.press("Backspace");
    await expect(item(ed, 5)).toHaveCount(0);
    await expect(item(ed, 4)).toBeFocused();
    await axe(ed);
    await screenshots(ed, "checklist-editing");
    await saved(ed);
    await publishFirst(ed);
    await leaveEditMode(ed);
    await expect(box(ed, "Sound the horn")).toBeEnabled();
  });

  const ada = await signedIn(await (await browser.newContext()).newPage(), "ada");
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  await ada.goto(address);
  await vera.goto(address);
  await expect(box(vera, "Sound the horn")).toBeDisabled();

  await test.step("a tick is kept with who made it, and others see it on their open page", async () => {
    await box(ada, "Sound the horn").focus();
    await ada.keyboard.press("Space");
    await expect(box(ada, "Sound the horn")).toBeChecked();
    await expect(box(ed, "Sound the horn")).toBeChecked();
    await expect(ed.getByText(/^Ada Admiraal, /)).toBeVisible();
    await expect(box(vera, "Sound the horn")).toBeChecked();
    await expect(vera.getByText("1 of 4 done")).toBeVisible();
    await expect(box(vera, "Sound the horn")).toHaveAccessibleDescription(/^Ada Admiraal, /);
    await ed.getByText("Close the bow door").click();
    await expect(box(ada, "Close the bow door")).toBeChecked();
    await screenshots(ed, "checklist-reading");
    await axe(ed);
    await axe(vera);
  });

  await test.step("what is refused is taken back, with the reason", async () => {
    await ada.route("**/ajax/widget/action/tick/**", (route) => route.abort());
    await box(ada, "Tell the harbour").click();
    await expect(ada.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    await expect(box(ada, "Tell the harbour")).not.toBeChecked();
    await ada.unroute("**/ajax/widget/action/tick/**");
  });

  await test.step("a tick is there after a reload, without a request of its own, and nothing moves", async () => {
    const asked: string[] = [];
    ed.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await ed.reload();
    await expect(box(ed, "Sound the horn")).toBeEnabled();
    expect(asked.filter((path) => path.startsWith("/-/holes/") || path.startsWith("/ajax/"))).toEqual([]);
    await expect(box(ed, "Sound the horn")).toBeChecked();
  });

  await test.step("moving on inside the browser and back shows it too", async () => {
    await ed.goto("/pages/");
    await ed.getByRole("link", { name: title }).first().click();
    await arrived(ed, address);
    await expect(box(ed, "Sound the horn")).toBeChecked();
    await expect(box(ed, "Sound the horn")).toBeEnabled();
  });

  await test.step("the page changes under its readers' eyes and the list goes on living", async () => {
    await vera.evaluate(() => {
      document.querySelector(".checklist")?.setAttribute("data-same", "");
    });
    await ed.goto(`${address}?edit`);
    await tile(ed, "Heading").click();
    await ed.keyboard.type("After it");
    await saved(ed);
    await ed.getByRole("button", { name: "Publish" }).click();
    await expect(vera.getByRole("heading", { name: "After it" })).toBeVisible();
    await expect(vera.locator(".checklist[data-same]")).toBeVisible();
    await ada.goto(address);
    await box(ada, "Light the lamps").click();
    await expect(box(vera, "Light the lamps")).toBeChecked();
  });
});

test("visitors see the state of a checklist, and its hole is alive for them without anything else", async ({
  page,
  browser,
}) => {
  test.slow();
  const olga = await signedIn(page, "olga");
  await call(olga, "/-/settings/site/", {
    name: "Noordervaart",
    time_zone: "Europe/Amsterdam",
    public_pages: "yes",
    indexed: "no",
  });
  const { redirect } = await call(olga, "/ajax/page/page_settings/create/", {
    settings: JSON.stringify({ title: unique("Open list") }),
  });
  await olga.goto(`${String(redirect)}?edit`);
  await tile(olga, "Checklist").click();
  await olga.keyboard.type("Bring a coat");
  await saved(olga);
  await publishFirst(olga);
  await leaveEditMode(olga);
  // Visitors hear of no changes: what they load is what is kept by then.
  const kept = olga.waitForResponse("**/ajax/widget/action/tick/**");
  await box(olga, "Bring a coat").click();
  await kept;
  const address = new URL(olga.url()).pathname;
  const id = await olga.evaluate(() => {
    const bundle = document.getElementById("bundle")?.textContent ?? "{}";
    return (JSON.parse(bundle) as { data: { page: { id: number } } }).data.page.id;
  });
  await call(olga, `/ajax/page/page_settings/edit/${id}/`, {
    settings: JSON.stringify({ permission_state: { public: { view: true } } }),
  });

  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(request.resourceType()));
  await visitor.goto(address);
  await expect(visitor.locator("html[data-ready]")).toBeAttached();
  await expect(box(visitor, "Bring a coat")).toBeChecked();
  await expect(box(visitor, "Bring a coat")).toBeDisabled();
  await expect(visitor.getByText("Olga Oosterhuis,")).toHaveCount(0);
  const isAlive = await visitor.evaluate(() => {
    const hole = document.querySelector("[data-hole]");
    return Object.keys(hole ?? {}).some((key) => key.startsWith("__reactContainer"));
  });
  expect(isAlive).toBe(true);
  expect(asked.filter((type) => type === "fetch" || type === "xhr" || type === "websocket")).toEqual([]);
  await axe(visitor);

  const silent = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await silent.goto(address);
  await expect(box(silent, "Bring a coat")).toBeChecked();
});
