import type { Locator, Page, Route } from "@playwright/test";
import { axe, findings } from "./harness/axe.ts";
import { call, people, signedIn } from "./harness/people.ts";
import { screenshots } from "./harness/screenshots.ts";
import { expect, test } from "./harness/test.ts";
import { unique } from "./harness/unique.ts";

/** What comes from a server that is gone: a proxy's page, nothing that can be read, and a line that is cut in the end. */
const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" });
const withoutWords = (route: Route) => route.fulfill({ status: 500, json: {} });
const pageOfAnother = (route: Route) =>
  route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome to this hotel</h1>" });

/** The next call to an address, which is answered when the journey says so. */
function heldCall(page: Page, path: string): Promise<Route> {
  return new Promise((held) => void page.route(path, (route) => held(route)));
}

const dialogSentence = "Oops, something went wrong. Please try again.";

type Dialog = {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly call: string;
  readonly ok: string;
  /** What was typed or chosen, which is still there after each failure. */
  readonly typed: (dialog: Locator) => Promise<void>;
  readonly fill: (dialog: Locator) => Promise<void>;
  readonly done: RegExp;
};

async function openMenu(page: Page, email: string, entry: string): Promise<void> {
  await page.goto(`/people/?q=${email}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

async function somebody(page: Page): Promise<string> {
  const email = `${unique("kees.")}@noordervaart.example`;
  const person = { display_name: "Kees Kok", email, role: "member", password: "a long enough one" };
  await call(page, "/-/people/add/", person);
  return email;
}

const newcomer = `${unique("anna.")}@noordervaart.example`;
const dialogs: readonly Dialog[] = [
  {
    name: "Invite",
    open: async (page) => {
      await page.goto("/people/");
      await page.getByRole("button", { name: "Invite" }).click();
    },
    call: "**/invite_to_space/",
    ok: "Send invitations",
    fill: (dialog) => dialog.getByLabel("Email addresses").fill(newcomer),
    typed: (dialog) => expect(dialog.getByLabel("Email addresses")).toHaveValue(newcomer),
    done: /1 person invited/,
  },
  {
    name: "Add person",
    open: async (page) => {
      await page.goto("/people/");
      await page.getByRole("button", { name: "Add", exact: true }).click();
    },
    call: "**/-/people/add/",
    ok: "Add person",
    fill: async (dialog) => {
      await dialog.getByLabel("Name", { exact: true }).fill("Berend Bos");
      await dialog.getByLabel("Email").fill(`b${newcomer}`);
      await dialog.getByLabel("Password", { exact: true }).fill("zeehondjes op de plaat");
    },
    typed: async (dialog) => {
      await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Berend Bos");
      await expect(dialog.getByLabel("Email")).toHaveValue(`b${newcomer}`);
      await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("zeehondjes op de plaat");
    },
    done: /Berend Bos added/,
  },
  {
    name: "Change Role",
    open: async (page) => openMenu(page, await somebody(page), "Change Role"),
    call: "**/-/people/*/role/",
    ok: "Save role",
    fill: (dialog) => dialog.locator("label").filter({ hasText: "Editor" }).click(),
    typed: (dialog) => expect(dialog.getByRole("radio", { name: /^Editor/ })).toBeChecked(),
    done: /Role of Kees Kok saved/,
  },
  {
    name: "Delete User",
    open: async (page) => openMenu(page, await somebody(page), "Delete User"),
    call: "**/-/people/*/remove/",
    ok: "Delete user",
    fill: async () => {},
    typed: async () => {},
    done: /Kees Kok deleted/,
  },
];

for (const { name, open, call: path, ok, fill, typed, done } of dialogs)
  test(`${name}: a reply without a message is told in the dialog, which keeps what was typed and can be sent again [DLGS-06] [DLGS-07] [CALL-09]`, async ({
    page,
  }) => {
    await signedIn(page, "olga");
    await open(page);
    const dialog = page.getByRole("dialog");
    await fill(dialog);
    const button = dialog.getByRole("button", { name: ok });
    for (const reply of [badGateway, withoutWords, pageOfAnother]) {
      await page.route(path, reply);
      await button.click();
      const sentence = dialog.getByRole("alert").getByText(dialogSentence);
      await expect(sentence).toBeVisible();
      expect(await isRed(sentence)).toBe(true);
      await typed(dialog);
      await page.unroute(path);
    }
    await test.step("the line is held, then cut", async () => {
      const held = heldCall(page, path);
      await button.click();
      const route = await held;
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(dialog.getByRole("alert").getByText(dialogSentence)).toHaveCount(0);
      await route.abort();
      const sentence = dialog.getByRole("alert").getByText("Could not connect, please try again later..");
      await expect(sentence).toBeVisible();
      await expect(button).not.toHaveAttribute("aria-busy");
      await typed(dialog);
      await axe(page);
      await page.unroute(path);
    });
    await button.click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

test("the invite dialog is 640 px wide under its own heading, and its error hides after 20 s [INVT-01] [INVT-11]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/people/");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite people to this site or subsite" });
  await expect(dialog.getByRole("heading", { name: "Invite people to this site or subsite" })).toBeVisible();
  const frame = dialog.locator(".ui-dialog-frame");
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeCloseTo(640);
  await dialog.getByLabel("Email addresses").fill("no address");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  const error = dialog.getByText("Your list contains an invalid email address.");
  await expect(error).toBeVisible();
  await screenshots(page, "invite-error");
  await page.clock.runFor(19_500);
  await expect(error).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(error).toHaveCount(0);
  await expect(dialog.getByLabel("Email addresses")).toHaveValue("no address");
});

test.describe("page dialogs", () => {
  const saveSentence = "Sorry, could not save. Please try again.";

  async function aPage(page: Page): Promise<{ id: number; title: string }> {
    const title = unique("Plevier");
    const settings = JSON.stringify({ title, category: "", tags: [], slug: "" });
    const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
    const shown = await page.request.get(String(redirect), { headers: { accept: "application/json" } });
    const { data } = (await shown.json()) as { data: { page: { id: number } } };
    return { id: data.page.id, title };
  }

  for (const [name, path, button] of [
    ["a new page", () => "/new/", "Create page"],
    ["properties", (id: number) => `/page/properties/${id}/`, "Save"],
    ["a copy", (id: number) => `/page/copy/${id}/0/`, /^(Copy|Create|Make)/],
  ] as const)
    test(`${name}: a failed save shows the errors list, else the message, else the sentence for all [PDLG-16] [CALL-09]`, async ({
      page,
    }) => {
      await signedIn(page, "olga");
      const { id } = await aPage(page);
      await page.goto(path(id));
      const title = page.getByLabel("Title");
      await title.fill("Scholekster");
      const save = page.locator("main form").getByRole("button", { name: button });
      const replies = "**/page_settings/**";
      const alerts = page.locator("main form").getByRole("alert");
      for (const [reply, sentences] of [
        [{ status: 502, body: "<h1>Bad Gateway</h1>" }, [saveSentence]],
        [{ status: 500, json: {} }, [saveSentence]],
        [
          { status: 400, json: { success: false, errors: ["The disk is full.", "The moon is down."] } },
          ["The disk is full.", "The moon is down."],
        ],
        [{ status: 400, json: { success: false, message: "Not on Sundays." } }, ["Not on Sundays."]],
      ] as const) {
        await page.route(replies, (route) => route.fulfill(reply));
        await save.click();
        await expect(alerts).toHaveText([...sentences]);
        await expect(title).toHaveValue("Scholekster");
        await page.unroute(replies);
      }
      const held = heldCall(page, replies);
      await save.click();
      const route = await held;
      await expect(save).toHaveAttribute("aria-busy", "true");
      await route.abort();
      await expect(alerts).toHaveText([saveSentence]);
      // What is scrolled half below the bar that stays is no target of its whole size.
      await page.evaluate(() => scrollTo(0, 0));
      await axe(page);
      await page.unroute(replies);
      await save.click();
      await expect(page).not.toHaveURL(new RegExp(`${path(id)}$`));
    });

  test("permissions: a failed save says so, and the same changes can be saved again [PDLG-16]", async ({
    page,
  }) => {
    await signedIn(page, "olga");
    const { id } = await aPage(page);
    await page.goto(`/page/settings/${id}/`);
    await page.getByRole("checkbox", { name: "Everyone at Noordervaart can view" }).click();
    const save = page.getByRole("button", { name: "Save" });
    const question = page.getByRole("dialog", { name: "Change who has access?" });
    await page.route("**/page_settings/**", badGateway);
    await save.click();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert").getByText(saveSentence)).toBeVisible();
    await expect(page.getByText("1 unsaved change")).toBeVisible();
    await page.unroute("**/page_settings/**");
    await save.click();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("1 unsaved change")).toHaveCount(0);
  });
});

test("a folder that cannot be made or renamed says so, and the name can be sent again [FOPT-12]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/pages/tree/");
  await page.route("**/ajax/category/**", badGateway);
  await page.getByRole("button", { name: "New Folder" }).click();
  const name = unique("Wad ");
  const field = page.getByRole("textbox", { name: "New folder in Main" });
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByRole("alert").getByText("Something went wrong", { exact: true })).toBeVisible();
  await expect(field).toHaveValue(name);
  await page.unroute("**/ajax/category/**");
  await field.press("Enter");
  await page.getByRole("treeitem", { name }).click();
  await page.getByRole("button", { name: `Options for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.route("**/ajax/category/**", withoutWords);
  const dialog = page.getByRole("dialog", { name: "Rename folder" });
  const rename = dialog.getByRole("textbox", { name: "Name" });
  await rename.fill(`${name} 2`);
  await rename.press("Control+Enter");
  await expect(dialog.locator("form").getByRole("alert")).toHaveText("Something went wrong");
  await expect(rename).toHaveValue(`${name} 2`);
  await page.unroute("**/ajax/category/**");
  await rename.press("Control+Enter");
  await expect(page.getByRole("treeitem", { name: `${name} 2` })).toBeVisible();
});

test("a session that is over has its notice with the link, also in folders, readable in light and dark [CALL-06] [CALL-11]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/pages/tree/");
  const expired = { success: false, error: "CSRF check failed. Your session has expired." };
  await page.route("**/ajax/category/**", (route) => route.fulfill({ status: 403, json: expired }));
  await page.getByRole("button", { name: "New Folder" }).click();
  const field = page.getByRole("textbox", { name: "New folder in Main" });
  await field.fill("Zand");
  await field.press("Enter");
  const notice = page.getByRole("alert").filter({ hasText: "expired" });
  await expect(notice).toHaveText("Your session has expired. Please click here to reload the page.");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, colorScheme), colorScheme).toEqual([]);
  }
  await screenshots(page, "session-over");
  await notice.getByRole("link", { name: "click here" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "expired" })).toHaveCount(0);
});

test("a search that fails says its own sentence [SRCH-18]", async ({ page }) => {
  await signedIn(page, "vera");
  await page.goto("/");
  const sentence = page
    .getByRole("alert")
    .getByText("An error occured. Please try again later.", { exact: true });
  const field = page.getByRole("combobox", { name: "Search Noordervaart" });
  const broken = {
    success: false,
    error: "Oops, something went wrong.",
    message: "Oops, something went wrong.",
  };
  for (const [typed, reply] of [
    ["fog", badGateway],
    ["mist", (route: Route) => route.abort()],
    [
      "sea",
      (route: Route) => route.fulfill({ status: 500, headers: { "x-refusal": "broken" }, json: broken }),
    ],
  ] as const) {
    await page.route("**/ajax/search/**", reply);
    await field.fill(typed);
    await expect(sentence).toBeVisible();
    await page.unroute("**/ajax/search/**");
    await field.fill("");
  }
  await page.route("**/ajax/search/**", (route) =>
    route.fulfill({ status: 429, json: { success: false, message: "Slow down a little." } }),
  );
  await field.fill("tide");
  await expect(page.getByRole("alert").getByText("Slow down a little.")).toBeVisible();
});

test("Enter on the name of somebody shows their card, and nothing leads nowhere [SRCH-09] [SRCH-22]", async ({
  page,
}) => {
  await signedIn(page, "olga");
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Search Noordervaart" });
  await field.fill("Xavi Xanten");
  await expect(page.getByRole("option", { name: /Xavi Xanten/ }).first()).toBeVisible();
  await field.press("Enter");
  const card = page.getByRole("dialog", { name: people.xavi.name });
  await expect(card.getByRole("link", { name: people.xavi.email })).toBeVisible();
  await axe(page);
  await screenshots(page, "card-found");
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(page.getByRole("option", { name: /Xavi Xanten/ }).first()).toBeVisible();
  await field.press("Enter");
  await card.getByRole("link", { name: "View Profile Page" }).click();
  await expect(page.getByRole("heading", { name: people.xavi.name, level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: people.xavi.email })).toBeVisible();
  await axe(page);
  await screenshots(page, "person-found");
  await page.getByRole("main").getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: people.vera.email })).toBeVisible();
});

/** In the colour that the looks have for danger. */
const isRed = (text: Locator) =>
  text.evaluate((element) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--danger)";
    element.append(probe);
    const [shown, danger] = [getComputedStyle(element).color, getComputedStyle(probe).color];
    probe.remove();
    return shown === danger;
  });
