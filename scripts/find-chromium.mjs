import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell without windows first: it draws the same pages in two thirds of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium that runs: CHROMIUM_PATH, the system's, Playwright's own, else one that is fetched now. Throws with the one
 * command that gets it.
 */
export async function findChromium(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not run. Point it at a Chromium, or unset it.`);
  }
  return (await present()) ?? fetchOne(root);
}

async function present() {
  const { chromium } = await import("@playwright/test");
  return [...onPath(), ...applications, chromium.executablePath()].find(works);
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function works(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

async function fetchOne(root) {
  for (const { file, args } of ways()) {
    console.log(`No Chromium here yet: ${[file, ...args].join(" ")}`);
    spawnSync(file, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], timeout: 600_000 });
    const found = await present();
    if (found) return found;
  }
  const command = isDebianRoot() ? "apt-get install chromium" : "npx playwright install --with-deps chromium";
  throw new Error(`The browser tests need a Chromium. This gets one: ${command}`);
}

function ways() {
  const own = { file: "npx", args: ["playwright", "install", "chromium"] };
  if (!isDebianRoot()) return [own];
  return [
    own,
    { file: "apt-get", args: ["update"] },
    { file: "apt-get", args: ["install", "-y", "chromium-headless-shell"] },
    // Older Debians have the whole browser only.
    { file: "apt-get", args: ["install", "-y", "chromium"] },
  ];
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  findChromium(process.cwd()).then(console.log, (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
