import { flushSync } from "react-dom";
import { type Root as ReactRoot, hydrateRoot } from "react-dom/client";
import { startMagic, watchRestoredTab } from "#client/magic.ts";
import { startNavigation } from "#client/navigation.ts";
import type { Frame } from "#features/menu/contract.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { Root } from "./root.tsx";
import { screens } from "./screens-browser.ts";

async function start(): Promise<void> {
  const bundle = firstBundle();
  startMagic(bundle.frame.magic);
  watchRestoredTab();
  const screen = await loadScreen(bundle.screen);
  const container = document.getElementById("root") as HTMLElement;
  const root = hydrateRoot(container, <Root bundle={bundle} screen={screen} now={clockFrom(bundle.now)} />);
  startNavigation((next) => prepare(root, next as Bundle<Frame>), bundle);
}

/** The bundle inside the document; finished HTML stands in the page itself and is taken back from there. */
function firstBundle(): Bundle<Frame> {
  const bundle = JSON.parse(document.getElementById("bundle")?.textContent ?? "") as Bundle<Frame>;
  const body = document.querySelector("[data-html]");
  return body ? { ...bundle, data: { ...bundle.data, html: body.innerHTML } } : bundle;
}

async function prepare(root: ReactRoot, bundle: Bundle<Frame>): Promise<() => void> {
  const screen = await loadScreen(bundle.screen);
  const now = clockFrom(bundle.now);
  return () => {
    startMagic(bundle.frame.magic);
    const { title } = bundle.data;
    document.title = title === bundle.frame.site.name ? title : `${title} | ${bundle.frame.site.name}`;
    // All of it stands in the document at the end: anchors to scroll to, and the heading that gets the focus.
    flushSync(() => root.render(<Root bundle={bundle} screen={screen} now={now} />));
  };
}

function loadScreen(name: string) {
  return screens[name as keyof typeof screens]();
}

/** The server's clock, running on by this browser's: what was rendered a moment ago reads the same here. */
function clockFrom(serverNow: number): () => number {
  const began = performance.now();
  return () => serverNow + (performance.now() - began);
}

/** The finished page is painted first: people see it before their browser is busy with making it listen. */
function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

afterPaint(() => void start());
