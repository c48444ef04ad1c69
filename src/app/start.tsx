import { flushSync } from "react-dom";
import { type Root as ReactRoot, hydrateRoot } from "react-dom/client";
import { startFormToken, watchRestoredTab } from "#client/form-token.ts";
import { keepStrayFiles } from "#client/stray-files.ts";
import { watchSheets } from "#client/failed-sheets.ts";
import { startNavigation } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import { watchLinks } from "#features/pages/parts/watch-links.ts";
import { watchPictures } from "#features/pages/pictures/parts/watch-pictures.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import { holeMark } from "#features/pages/holes/model/hole-marks.ts";
import { holesShown } from "#features/pages/holes/model/holes-shown.ts";
import { finishDrawing } from "#features/pages/holes/parts/after-drawing.ts";
import { shownBars, watchMenu } from "#features/menu/parts/watch-menu.ts";
import { loadViews } from "#features/pages/holes/parts/loaded-views.ts";
import { Root } from "./root.tsx";
import { sayAs } from "./say-as.ts";
import { screens } from "./screens.ts";

/** Makes the finished document listen, and lets it move on to other screens without a reload. */
export async function start(): Promise<ReactRoot> {
  const bundle = firstBundle();
  startFormToken(bundle.frame.magic);
  watchRestoredTab();
  watchSheets();
  watchPictures();
  keepStrayFiles(window);
  const [say, screen] = await Promise.all([sayAs(bundle.frame.locale), loadScreen(bundle)]);
  const container = document.getElementById("root") as HTMLElement;
  const root = hydrateRoot(
    container,
    <Root bundle={bundle} screen={screen} say={say} now={clockFrom(bundle.now)} />,
  );
  watchLinks();
  watchMenu(() => import("#features/menu/parts/menu-parts.ts"));
  startNavigation((next) => prepare(root, next as Bundle<Frame>, say), bundle);
  return root;
}

/** The bundle inside the document; finished HTML stands in the page itself and is taken back from there. */
function firstBundle(): Bundle<Frame> {
  const sent = JSON.parse(document.getElementById("bundle")?.textContent ?? "") as Bundle<Frame>;
  const bundle = { ...sent, frame: { ...sent.frame, ...shownBars() } };
  const body = document.querySelector("[data-html]");
  return body ? { ...bundle, data: { ...bundle.data, html: htmlWithHoles(body) } } : bundle;
}

function htmlWithHoles(body: Element): string {
  if (!body.querySelector(`[${holeMark}]`)) return body.innerHTML;
  const copy = body.cloneNode(true) as Element;
  for (const hole of copy.querySelectorAll(`[${holeMark}]`)) hole.replaceChildren();
  return copy.innerHTML;
}

/** Null when the next screen is in another language: its sentences come with another document. */
async function prepare(root: ReactRoot, bundle: Bundle<Frame>, say: Say): Promise<(() => void) | null> {
  if (bundle.frame.locale.language !== document.documentElement.lang) return null;
  const screen = await loadScreen(bundle);
  const now = clockFrom(bundle.now);
  return () => {
    startFormToken(bundle.frame.magic);
    const { title } = bundle.data;
    document.title = title === bundle.frame.site.name ? title : `${title} | ${bundle.frame.site.name}`;
    // All of it stands in the document at the end: anchors to scroll to, and the heading that gets the focus.
    flushSync(() => root.render(<Root bundle={bundle} screen={screen} say={say} now={now} />));
    finishDrawing();
  };
}

/** The component of the screen, and the views of what lives on it. */
async function loadScreen({ screen, data }: Bundle) {
  const load = screens[screen];
  if (!load) throw new Error(`no screen is called ${screen}`);
  const kinds = holesShown(data)?.holes.map(({ kind }) => kind) ?? [];
  const [component] = await Promise.all([load(), loadViews(kinds)]);
  return component;
}

/** The server's clock, running on by this browser's: what was rendered a moment ago reads the same here. */
function clockFrom(serverNow: number): () => number {
  const began = performance.now();
  return () => serverNow + (performance.now() - began);
}
