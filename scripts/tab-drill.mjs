// Proves that nothing stored is lost with a tab: two people type into one page in Chromium, and the process of one tab is
// killed without warning, again and again; every word that the server had acknowledged must then be in the page.
//   node scripts/tab-drill.mjs --rounds 20
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import * as Y from "yjs";
import { openDrillServer } from "./drill-server.mjs";
import { findChromium } from "./find-chromium.mjs";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, port: { type: "string" } },
});
const rounds = Number(options.rounds);
/** How long both type before the blow, in milliseconds. */
const shortest = 300;
const longest = 1500;
/** Words that were not sent yet are kept in the browser by then, in milliseconds. */
const keptWithin = 500;

const server = await openDrillServer({ name: "Tab drill", port: options.port });
const browser = await chromium.launch({
  executablePath: await findChromium(server.root),
  // A process in reserve would be taken for a tab's own.
  args: [
    "--disable-features=SpareRendererForSitePerProcess",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});
let failed = false;
try {
  failed = !(await drill());
} catch (error) {
  failed = true;
  console.error(error.message);
} finally {
  await browser.close();
  await server.close(failed);
}
process.exitCode = failed ? 1 : 0;

async function drill() {
  const visitor = await server.signIn();
  const page = await visitor.createPage({ title: "Typed in two tabs", slug: "" });
  const writers = [
    await openWriter(page, { name: "A", end: "Control+Home" }),
    await openWriter(page, { name: "B", end: "Control+End" }),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    const struck = writers[round % 2];
    const stop = new AbortController();
    const working = writers.map((writer) => writer.type(stop.signal));
    await pause(shortest + Math.random() * (longest - shortest));
    const acknowledged = struck.acknowledged();
    const blow = performance.now();
    await struck.killTab();
    stop.abort();
    await Promise.all(working);
    const shown = await struck.openTab();
    const missing = [...acknowledged].filter((word) => !shown.includes(word));
    const settled = struck.settledBefore(blow - keptWithin).filter((word) => !shown.includes(word));
    console.log(
      `round ${round}: ${acknowledged.size} words acknowledged to ${struck.name}, ${missing.length} missing; ` +
        `of all it typed ${keptWithin} ms before a blow, ${settled.length} missing`,
    );
    if (missing.length > 0) {
      console.error(`Lost: ${missing.slice(0, 20).join(", ")}`);
      return false;
    }
  }
  const all = writers.flatMap((writer) => [...writer.acknowledged()]);
  console.log(`${rounds} rounds, ${all.length} words acknowledged, 0 missing`);
  return all.length > 0;
}

/** Each types at an end of the text, so that nobody's words fall into the other's. */
async function openWriter(page, { name, end }) {
  const context = await browser.newContext();
  const typed = [];
  /** When each word stood in the page. */
  const times = [];
  /** What the server has said it holds: its draft, and each change that it acknowledged since. */
  const stored = new Y.Doc();
  let tab = await context.newPage();
  await signIn(tab);
  /** Those that came with the tab: one, or two where its address moved it to another. */
  let processes = [];
  let isStruck = false;

  async function openTab() {
    const others = await renderers();
    tab = await context.newPage();
    isStruck = false;
    tab.on("response", (response) => void note(stored, response));
    await tab.goto(`${server.address}/page/${page}/?edit`);
    const text = tab.locator(".canvas [data-widget]").first();
    await text.click();
    await tab.locator(".canvas [contenteditable=true]").first().waitFor();
    await tab.keyboard.press(end);
    processes = (await renderers()).filter((pid) => !others.includes(pid));
    return text.innerText();
  }

  await tab.close();
  const there = await openTab();
  if (there.trim() === "") await tab.keyboard.type("middle");
  await tab.getByText("Saved", { exact: true }).first().waitFor();
  await tab.keyboard.press(end);
  return {
    name,
    typed,
    openTab,
    acknowledged: () => {
      const text = [...stored.share.keys()].map((part) => textOf(stored, part)).join(" ");
      return new Set(typed.filter((word) => text.includes(word)));
    },
    /** What stood in the page for long enough; the words at a blow, and at a tab that was dead already, never do. */
    settledBefore: (moment) => {
      for (const [at, time] of times.entries()) if (time >= moment) times[at] = Infinity;
      return typed.filter((_, at) => times[at] < moment);
    },
    async type(signal) {
      for (; !signal.aborted; ) {
        const word = `${name}${String(typed.length).padStart(5, "0")}.`;
        typed.push(word);
        const stood = await tab.keyboard.type(word).then(
          () => (isStruck ? Infinity : performance.now()),
          () => Infinity,
        );
        times.push(stood);
      }
    },
    /** Ends the process that draws the tab, as the machine does when memory runs out. */
    async killTab() {
      const crashed = tab.waitForEvent("crash");
      isStruck = true;
      for (const pid of processes) process.kill(pid, "SIGKILL");
      await crashed;
      await tab.close();
    },
  };
}

async function signIn(tab) {
  await tab.goto(`${server.address}/accounts/login/`);
  await tab.locator("html[data-ready]").waitFor();
  await tab.locator("input[name=email]").fill(server.owner.email);
  await tab.locator("input[name=password]").fill(server.owner.password);
  await tab.keyboard.press("Enter");
  await tab.waitForURL(`${server.address}/`);
}

/** Opening tells the whole draft; a save that is answered tells that its change is kept. */
async function note(stored, response) {
  const path = new URL(response.url()).pathname;
  if (!path.startsWith("/-/draft/") || !response.ok()) return;
  const answer = await response.json().catch(() => null);
  if (!answer?.success) return;
  const bytes = path.endsWith("/open/")
    ? answer.state
    : path.endsWith("/save/") && sentUpdate(response.request());
  if (bytes) Y.applyUpdate(stored, Buffer.from(bytes, "base64"));
}

function sentUpdate(request) {
  const body = request.postData() ?? "";
  return body.startsWith("{") ? JSON.parse(body).update : new URLSearchParams(body).get("update");
}

function textOf(stored, part) {
  if (part.startsWith("r:")) return stored.getXmlFragment(part).toString();
  return part.startsWith("t:") ? stored.getText(part).toString() : "";
}

/** The processes that draw tabs. */
async function renderers() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}
