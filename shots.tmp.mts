import { chromium } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const url = "http://127.0.0.1:8813";
const who = process.argv[2] ?? "vera";
const context = await browser.newContext({ locale: "en-GB", timezoneId: "Europe/Amsterdam", viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
const magic = /"([^"]+)"/.exec(await (await page.request.get(url + "/new_magic.js")).text())?.[1];
const a = await page.request.post(url + "/accounts/login/", { data: { email: who + "@noordervaart.example", password: "noordervaart", magic } });
console.log(a.status());
for (const spec of process.argv.slice(3)) {
  const [path, name, w = "1440", scheme = "light", full = ""] = spec.split(",");
  await page.setViewportSize({ width: Number(w), height: w === "390" ? 844 : 900 });
  await page.emulateMedia({ colorScheme: scheme as "light" });
  await page.goto(url + path);
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  console.log(name, JSON.stringify(violations.map((v) => [v.id, v.nodes.slice(0,2).map((n) => n.html)])), await page.evaluate(() => document.documentElement.scrollWidth));
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full === "full" });
}
await browser.close();
