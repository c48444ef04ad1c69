import type { Page, WebSocketRoute } from "@playwright/test";
import { axe } from "./harness/axe.ts";
import { call, signedIn } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";

const paragraphs = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} of the log.`);

test("what Ed saves, Vera reads on her open page, where she is, without reload", async ({
  page,
  browser,
}) => {
  test.slow();
  const ed = await signedIn(page, "ed");
  const made = await makePage(ed, `Watch log ${Date.now().toString(36)}`);
  const vera = await signedIn(await (await browser.newContext()).newPage(), "vera");
  const sockets: WebSocketRoute[] = [];
  await vera.routeWebSocket("**/-/live/", (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await vera.goto(made.address);
  await vera.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step("while she has scrolled down and opened a menu", async () => {
    await vera.getByRole("button", { name: "More actions" }).click();
    await expect(vera.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
    await vera.mouse.wheel(0, 300);
    await expect.poll(() => vera.evaluate(() => scrollY)).toBeGreaterThan(200);
    const before = await vera.evaluate(() => scrollY);
    await save(ed, made, [...paragraphs, "A light abeam."]);
    await expect(vera.getByText("A light abeam.")).toBeAttached();
    expect(await vera.evaluate(() => scrollY)).toBe(before);
    await expect(vera.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
    await expect(vera.getByRole("status").getByText("This page was just updated.")).toBeAttached();
    await axe(vera);
    await vera.keyboard.press("Escape");
  });

  await test.step("and what he saved while the line was down", async () => {
    await sockets.at(-1)?.close({ code: 1012 });
    await save(ed, made, ["The fog is lifting."]);
    await expect(vera.getByText("The fog is lifting.")).toBeVisible();
    expect(sockets.length).toBeGreaterThan(1);
  });

  await test.step("until it is no longer shared with her", async () => {
    await call(ed, `/ajax/page/page_settings/edit/${made.id}/`, {
      settings: { permission_state: { all: { view: false } } },
    });
    await expect(vera.getByText("This page doesn't exist or isn't shared with you.")).toBeVisible();
    await expect(vera.getByText("The fog is lifting.")).toHaveCount(0);
    await axe(vera);
  });
  expect(await vera.evaluate(() => "sameDocument" in window)).toBe(true);
});

type Published = { version: number; document: { widgets: Record<string, unknown> } };
type Made = { address: string; id: number; widgetId: string; version: number };

async function makePage(ed: Page, title: string): Promise<Made> {
  const settings = { title, markdown: paragraphs.join("\n\n") };
  const { redirect } = await call(ed, "/ajax/page/page_settings/create/", { settings });
  const address = String(redirect);
  const { data } = await read<{ data: { page: { id: number } } }>(ed, address);
  const { id } = data.page;
  const { version, document } = await read<Published>(ed, `/-/draft/${id}/published/`);
  const [widgetId = ""] = Object.keys(document.widgets);
  return { address, id, widgetId, version };
}

async function read<Answer>(ed: Page, address: string): Promise<Answer> {
  const answer = await ed.request.get(address, { headers: { accept: "application/json" } });
  return answer.json() as Promise<Answer>;
}

async function save(ed: Page, made: Made, lines: readonly string[]): Promise<void> {
  const path = `/ajax/widget/action/save/${made.id}/${made.widgetId}/Markdown/`;
  const data = { source: lines.join("\n\n"), base_version: made.version };
  const { version } = await call(ed, path, { data });
  made.version = Number(version);
}
