import { Buffer } from "node:buffer";
import type { Page, Route } from "@playwright/test";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";
import { choose as chooseFile, text, tile } from "./harness/writing.ts";

const kind = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Uploads" });
const line = (page: Page, name: string) => panel(page).getByRole("listitem").filter({ hasText: name });

/** A picture of two by one pixels. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
  "base64",
);
const picture = { name: "winter (pollendam).png", mimeType: "image/png", buffer: png };

const kept = (id: number, name: string, type: string) => ({
  success: true,
  state: "complete",
  file: { id, name, size: png.length, type, width: 2, height: 1 },
});

/** Stands in for the server's side of uploads until a journey of the whole page has both. */
async function answer(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/ajax/widget/upload/**", how);
  await page.route("**/-/file/**", (route) => route.fulfill({ body: png, contentType: "image/png" }));
}

async function choose(page: Page, name: string, file: typeof picture): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await kind(page, name)
    .getByRole("button", { name: /^Choose a/ })
    .click();
  await (await chooser).setFiles(file);
}

test("a picture is seen at once, sent with the token, and then read from the site", async ({ page }) => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let sent = "";
  await answer(page, async (route) => {
    sent = route.request().postDataBuffer()?.toString("latin1") ?? "";
    await arrived;
    await route.fulfill({ json: kept(7, picture.name, "image/png") });
  });
  await page.goto("/-/gallery/");
  await choose(page, "Image", picture);
  const shown = kind(page, "Image").locator("img");
  await expect(shown).toHaveAttribute("src", /^blob:/);
  await expect(panel(page)).toContainText("Uploading 1 of 1");
  const caption = kind(page, "Image").getByRole("textbox", { name: "Caption" });
  await expect(caption).toBeFocused();
  expect(sent).toContain('name="magic"');
  expect(sent).toContain('name="as"');
  expect(sent).toContain('name="file"; filename="winter (pollendam).png"');
  arrive();
  await expect(shown).toHaveAttribute("src", "/-/file/7/winter%20(pollendam).png");
  await expect(line(page, picture.name)).toContainText("Added to page");
  await expect(caption).toBeFocused();
  await kind(page, "Image").getByRole("button", { name: "Add description" }).click();
  await page
    .getByRole("textbox", { name: "Describe the picture for people who can't see it" })
    .fill("A ferry in ice");
  await page.keyboard.press("Escape");
  await expect(kind(page, "Image").getByRole("img", { name: "A ferry in ice" })).toBeVisible();
  await expect(kind(page, "Image").getByRole("button", { name: "Add description" })).toHaveCount(0);
});

test("whoever chooses a picture by keys writes on in its caption, and stays there while it arrives and fails", async ({
  page,
}) => {
  const waiting: Route[] = [];
  await answer(page, async (route) => void waiting.push(route));
  await page.goto("/-/gallery/");
  const button = kind(page, "Image").getByRole("button", { name: /^Choose a/ });
  await button.focus();
  await chooseFile(page, picture, () => page.keyboard.press("Enter"));
  const caption = kind(page, "Image").getByRole("textbox", { name: "Caption" });
  await expect(caption).toBeFocused();
  await page.keyboard.type("Ice");
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.fulfill({ status: 502, body: "bad gateway" });
  await expect(line(page, picture.name)).toContainText("File upload failed");
  await expect(caption).toBeFocused();
  await page.keyboard.type(" floes");
  await expect(caption).toHaveValue("Ice floes");
});

test("on a touched screen the focus goes to the picture and the file, and no keyboard comes up", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await (await browser.newContext({ hasTouch: true, isMobile: true, viewport })).newPage();
  await answer(page, (route) => route.fulfill({ json: kept(7, picture.name, "image/png") }));
  await page.goto("/-/gallery/");
  await choose(page, "Image", picture);
  await expect(kind(page, "Image").getByRole("figure")).toBeFocused();
  await choose(page, "Attachment", picture);
  await expect(kind(page, "Attachment").locator(".attachment-editor")).toBeFocused();
});

test("what is no picture is refused before it is sent, and can be attached", async ({ page }) => {
  let count = 0;
  await answer(page, async (route) => {
    count++;
    await route.fulfill({ json: kept(8, "tide-tables.pdf", "application/pdf") });
  });
  await page.goto("/-/gallery/");
  await choose(page, "Image", { name: "tide-tables.pdf", mimeType: "application/pdf", buffer: png });
  const sentence = "Invalid image format. We support PNG, GIF, JPG, and BMP.";
  await expect(line(page, "tide-tables.pdf")).toContainText(sentence);
  await expect(kind(page, "Image").getByRole("alert")).toHaveText(sentence);
  expect(count).toBe(0);
  await line(page, "tide-tables.pdf").getByRole("button", { name: "Attach" }).click();
  await expect(page.getByText(/^instead: .*"Attachment".*"tide-tables.pdf"/)).toBeVisible();
  expect(count).toBe(1);
});

test("failures say their sentences, and a lost file is sent again", async ({ page }) => {
  const ends: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort("connectionreset"),
    (route) => route.fulfill({ status: 403, json: { success: false, error: "No" } }),
    (route) => route.fulfill({ status: 502, body: "bad gateway" }),
    (route) => route.fulfill({ status: 400, json: { success: false, error: "The disk is full." } }),
    (route) => route.fulfill({ json: kept(9, "list.txt", "text/plain") }),
  ];
  await answer(page, async (route) => ends.shift()?.(route));
  await page.goto("/-/gallery/");
  await choose(page, "Attachment", { name: "list.txt", mimeType: "text/plain", buffer: png });
  const again = line(page, "list.txt").getByRole("button", { name: "Try again" });
  for (const sentence of [
    "Connection lost with server",
    "Upload interrupted. Please check if you have permission.",
    "File upload failed",
  ]) {
    await expect(line(page, "list.txt")).toContainText(sentence);
    // Whoever tries again stays on the line, also when it has other buttons meanwhile.
    if (sentence === "Connection lost with server") await again.focus();
    await expect(again).toBeFocused();
    await page.keyboard.press("Enter");
  }
  // What the server says itself is final.
  await expect(line(page, "list.txt")).toContainText("The disk is full.");
  await expect(again).toHaveCount(0);
  await expect(kind(page, "Attachment").getByRole("alert")).toHaveText("The disk is full.");
  await choose(page, "Attachment", { name: "list.txt", mimeType: "text/plain", buffer: png });
  const name = kind(page, "Attachment").getByRole("textbox", { name: "Name on the page" });
  await expect(name).toHaveAttribute("placeholder", "list.txt");
  await expect(name).toBeFocused();
  await name.fill("Tide tables");
  await expect(kind(page, "Attachment")).toContainText("TXT");
});

test("two files are sent at a time; one that is stopped says so, one that arrives while reading is not lost", async ({
  page,
}) => {
  const waiting: Route[] = [];
  await answer(page, async (route) => void waiting.push(route));
  await page.goto("/-/gallery/");
  await expect(page.locator(".markdown-editor")).toBeVisible();
  const drop = (names: string[]) =>
    page.evaluate((all) => {
      const dataTransfer = new DataTransfer();
      for (const name of all) dataTransfer.items.add(new File(["words"], name, { type: "text/plain" }));
      document
        .querySelector(".markdown-editor")
        ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, names);
  await drop(["a.txt", "b.txt", "c.txt"]);
  await expect(panel(page)).toContainText("Uploading 1 of 3");
  await expect.poll(() => waiting.length).toBe(2);
  await expect(line(page, "c.txt")).toContainText("Waiting");
  await line(page, "a.txt").getByRole("button", { name: "Cancel a.txt" }).click();
  await expect(line(page, "a.txt")).toContainText("Upload canceled");
  await expect.poll(() => waiting.length).toBe(3);
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await waiting[1]?.fulfill({ json: kept(11, "b.txt", "text/plain") });
  await expect(line(page, "b.txt")).toContainText("Not on its page yet");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await waiting[2]?.fulfill({ json: kept(12, "c.txt", "text/plain") });
  const markdown = kind(page, "Markdown");
  await expect(markdown.getByRole("link", { name: "b.txt" })).toHaveAttribute("href", "/-/file/11/b.txt");
  await expect(markdown.getByRole("link", { name: "c.txt" })).toHaveAttribute("href", "/-/file/12/c.txt");
  await panel(page).getByRole("button", { name: "Collapse uploads" }).click();
  await expect(line(page, "a.txt")).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Close uploads" }).click();
  await expect(panel(page)).toHaveCount(0);
});

test("what is dropped and is no file is skipped", async ({ page }) => {
  await page.goto("/-/gallery/");
  await expect(kind(page, "Image").locator(".image-empty")).toBeVisible();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "words");
    document
      .querySelector(".image-empty")
      ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(panel(page)).toContainText("Skipped -- Not a file");
});

test.describe("on a page of the site", () => {
  test.beforeEach(async ({ page }) => {
    await signedIn(page, "ed");
    const settings = { title: unique("Uploads "), category: "", tags: [] };
    const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
    await page.goto(`${String(redirect)}?edit`);
    await expect(text(page)).toBeFocused();
  });

  test("what only calls itself a picture, and what is too large, is refused in place and goes in as a file [UPLD-02] [UPLD-03] [WIDG-09]", async ({
    page,
  }) => {
    await tile(page, "Image").click();
    const openChoice = () => page.getByRole("button", { name: "Choose a picture" }).click();
    const wrong = { name: "list.jpg", mimeType: "image/jpeg", buffer: Buffer.from("one, two") };
    await chooseFile(page, wrong, openChoice);
    const refused = page.locator(".image-empty").getByRole("alert");
    await expect(refused).toHaveText("Invalid image format. We support PNG, GIF, JPG, and BMP.");
    await chooseFile(page, { ...picture, buffer: large }, openChoice);
    const sentence = "File too large for Image Gallery. Use the attachment widget instead.";
    await expect(refused).toHaveText(sentence);
    await expect(line(page, picture.name)).toContainText(sentence);
    await page.getByRole("button", { name: "Attach it instead" }).click();
    await expect(page.getByRole("textbox", { name: "Name on the page" })).toHaveAttribute(
      "placeholder",
      picture.name,
    );
    await expect(page.locator(".image-empty")).toHaveCount(0);
  });

  test("a file shows how far it is, can be stopped, and is sent again when the line was cut [UPLD-01] [UPLD-11] [UPLD-12]", async ({
    page,
  }) => {
    const file = { name: "drill.mp4", mimeType: "video/mp4", buffer: large };
    const openChoice = () => page.getByRole("button", { name: "Choose a file" }).click();
    await tile(page, "Attachment").click();
    const setLine = await lineOf(page);
    await setLine("slow");
    await chooseFile(page, file, openChoice);
    await expect(line(page, file.name).getByRole("progressbar")).toBeVisible();
    await line(page, file.name).getByRole("button", { name: "Cancel drill.mp4" }).click();
    await expect(line(page, file.name)).toContainText("Upload canceled");
    await line(page, file.name).getByRole("button", { name: "Remove drill.mp4 from list" }).click();
    await setLine("open");
    await page.route("**/ajax/widget/upload/**", (route) => route.abort("connectionreset"), { times: 1 });
    await chooseFile(page, file, openChoice);
    // What is kept back of 15 MB passes through the journey itself: a busy machine takes its time.
    await expect(line(page, file.name)).toContainText("Connection lost with server", { timeout: 20_000 });
    await line(page, file.name).getByRole("button", { name: "Try again" }).click();
    await expect(line(page, file.name)).toContainText("Added to page", { timeout: 20_000 });
  });

  test("what failed says why and can be sent again, until it is there [CALL-11] [UPLD-01] [UPLD-12] [UPLD-13] [UPLD-14] [UPLD-20] [UPLD-21]", async ({
    page,
  }) => {
    const file = { name: "tides.txt", mimeType: "text/plain", buffer: Buffer.from("high 04:12") };
    const ends: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort("connectionreset"),
      (route) => route.fulfill({ status: 403, json: { success: false, error: "No" } }),
      (route) => route.fulfill({ status: 502, body: "bad gateway" }),
      (route) => route.fulfill({ status: 403, json: { success: false, error: "CSRF check failed." } }),
    ];
    let sent = "";
    await page.route("**/ajax/widget/upload/**", (route) => {
      sent = `${route.request().url()} ${route.request().postDataBuffer()?.toString("latin1") ?? ""}`;
      return (ends.shift() ?? ((last) => last.continue()))(route);
    });
    await tile(page, "Attachment").click();
    await chooseFile(page, file, () => page.getByRole("button", { name: "Choose a file" }).click());
    for (const sentence of [
      "Connection lost with server",
      "Upload interrupted. Please check if you have permission.",
      "File upload failed",
      "Your session has expired. Please reload the page.",
    ]) {
      await expect(line(page, file.name)).toContainText(sentence);
      await line(page, file.name).getByRole("button", { name: "Try again" }).click();
    }
    await expect(line(page, file.name)).toContainText("Added to page");
    expect(sent).toMatch(/\/ajax\/widget\/upload\/[0-9]+\/[^/]+\/ /);
    for (const field of ['name="magic"', 'name="file"; filename="tides.txt"']) expect(sent).toContain(field);
  });

  test("pictures alone are offered, what is none is not sent, and what is no file is skipped [UPLD-02] [UPLD-04] [UPLD-10]", async ({
    page,
  }) => {
    let count = 0;
    await page.route("**/ajax/widget/upload/**", (route) => {
      count++;
      return route.continue();
    });
    await tile(page, "Image").click();
    const empty = page.locator(".image-empty");
    const accepted = await empty.locator("input[type=file]").getAttribute("accept");
    expect(accepted?.split(",").toSorted()).toEqual([".bmp", ".gif", ".heic", ".jpeg", ".jpg", ".png"]);
    const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await chooseFile(page, plan, () => page.getByRole("button", { name: "Choose a picture" }).click());
    const sentence = "Invalid image format. We support PNG, GIF, JPG, and BMP.";
    await expect(empty.getByRole("alert")).toHaveText(sentence);
    await expect(line(page, plan.name)).toContainText(sentence);
    expect(count).toBe(0);
    await empty.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "words");
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(panel(page)).toContainText("Skipped -- Not a file");
  });

  test("a folder is no file, wherever it is dropped [UPLD-10]", async ({ page }) => {
    await page.evaluate(() => {
      DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true }) as FileSystemEntry;
    });
    await tile(page, "Attachment").click();
    const places = [page.getByRole("button", { name: "Choose a file" }), page.locator(".canvas")];
    for (const [at, place] of places.entries()) {
      await place.evaluate((element, name) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([], name));
        const { x, y } = element.getBoundingClientRect();
        for (const type of ["dragover", "drop"]) {
          const where = { clientX: x + 5, clientY: y + 5, bubbles: true, cancelable: true };
          element.dispatchEvent(new DragEvent(type, { dataTransfer, ...where }));
        }
      }, `Folder ${at}`);
      await expect(line(page, `Folder ${at}`)).toContainText("Skipped -- Not a file");
    }
    await expect(page.getByRole("button", { name: "Choose a file" })).toHaveCount(1);
  });

  test("whoever steps back while a file is sent is asked, and stays with it or leaves it", async ({
    page,
  }) => {
    const edited = page.url();
    const questions: string[] = [];
    let goes = false;
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return goes ? dialog.accept() : dialog.dismiss();
    });
    await followLink(page, "/pages/");
    await expect(page.getByRole("heading", { name: "Browse pages" })).toBeVisible();
    await page.goBack();
    await tile(page, "Attachment").click();
    await (await lineOf(page))("slow");
    const file = { name: "drill.mp4", mimeType: "video/mp4", buffer: large };
    await chooseFile(page, file, () => page.getByRole("button", { name: "Choose a file" }).click());
    await expect(line(page, file.name).getByRole("progressbar")).toBeVisible();

    await page.evaluate(() => history.forward());
    await expect.poll(() => questions).toEqual(["Files are still uploading. Leave anyway?"]);
    await expect(page).toHaveURL(edited);
    await expect(line(page, file.name).getByRole("progressbar")).toBeVisible();
    await followLink(page, "/pages/");
    expect(questions).toHaveLength(2);
    await expect(page).toHaveURL(edited);

    goes = true;
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("heading", { name: "Browse pages" })).toBeVisible();
    expect(questions).toHaveLength(3);
  });
});

test("on a phone the uploads are folded and cover nothing, until something goes wrong", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const waiting: Route[] = [];
  await answer(page, async (route) => void waiting.push(route));
  await page.goto("/-/gallery/");
  await choose(page, "Attachment", { name: "list.txt", mimeType: "text/plain", buffer: png });
  await expect(panel(page)).toContainText("Uploading 1 of 1");
  await expect(panel(page).getByRole("listitem")).toHaveCount(0);
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.fulfill({ status: 502, body: "bad gateway" });
  await expect(line(page, "list.txt")).toContainText("File upload failed");
  await panel(page).getByRole("button", { name: "Collapse uploads" }).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(0);
});

/** As a link of the page is followed, which stands in a menu that editing folds away. */
const followLink = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/** A byte more than a picture may have. */
const large = Buffer.alloc(15 * 1024 * 1024 + 1, "x");

/** The browser's line to the site: open, or so slow that a file is seen on its way. */
async function lineOf(page: Page): Promise<(state: "open" | "slow") => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (state) => {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: state === "slow" ? 200_000 : -1,
    });
  };
}
