import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { type Figure, kilobytes } from "../figures.ts";
import { type Yardsticks, againstTime } from "../yardsticks.ts";
import { cookiesOf } from "./cookies.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Opened = {
  readonly scripts: number;
  readonly styles: number;
  readonly requests: number;
  readonly paint: number;
};

/** What a browser fetches and when it has painted, cold; as a member and as a visitor. */
export async function measureBrowser(pages: {
  readonly member: { url: string; cookie: string };
  readonly visitor: { url: string };
  readonly yardsticks: Yardsticks;
}): Promise<Figure[]> {
  const { yardsticks } = pages;
  const browser = await chromium.launch({ executablePath: await findChromium(root), args: ["--no-sandbox"] });
  try {
    const member = await open(browser, pages.member);
    const visitor = await open(browser, { ...pages.visitor, cookie: "" });
    const again = await open(browser, pages.member, true);
    return [
      size("JavaScript, member reads a page", member.scripts, 130_000),
      size("JavaScript, visitor reads a public page", visitor.scripts, 15_000),
      size("CSS, member", member.styles, null),
      count("requests over the network, member, warm cache", again.requests, 1),
      againstTime("largest paint, member, cold", member.paint, yardsticks, 190),
      againstTime("largest paint, visitor, cold", visitor.paint, yardsticks, 190),
    ];
  } finally {
    await browser.close();
  }
}

async function open(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  page: { url: string; cookie: string },
  warm = false,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (page.cookie) await context.addCookies(cookiesOf(page.cookie, page.url));
  const tab = await context.newPage();
  if (warm) await tab.goto(page.url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(tab);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const sizes: { type: string; bytes: number; cached: boolean }[] = [];
  const cached = new Set<string>();
  session.on("Network.responseReceived", (event) => {
    types.set(event.requestId, event.type);
    if (event.response.fromDiskCache) cached.add(event.requestId);
  });
  session.on("Network.requestServedFromCache", (event) => cached.add(event.requestId));
  session.on("Network.loadingFinished", (event) =>
    sizes.push({
      type: types.get(event.requestId) ?? "",
      bytes: event.encodedDataLength,
      cached: cached.has(event.requestId),
    }),
  );
  await tab.goto(page.url, { waitUntil: "networkidle" });
  const paint = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  const sum = (type: string) =>
    sizes.filter((each) => each.type === type).reduce((total, each) => total + each.bytes, 0);
  return {
    scripts: sum("Script"),
    styles: sum("Stylesheet"),
    requests: sizes.filter((each) => !each.cached).length,
    paint,
  };
}

function size(work: string, bytes: number, most: number | null): Figure {
  return {
    work,
    measured: kilobytes(bytes),
    ratio: "",
    target: most === null ? "" : `<= ${kilobytes(most)}`,
    holds: most === null ? null : bytes <= most,
  };
}

function count(work: string, number: number, most: number): Figure {
  return { work, measured: String(number), ratio: "", target: `<= ${most}`, holds: number <= most };
}
