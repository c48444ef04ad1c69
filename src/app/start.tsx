import { flushSync } from "react-dom";
import { type Root as ReactRoot, hydrateRoot } from "react-dom/client";
import { startFormToken, watchRestoredTab } from "#client/form-token.ts";
import { showsIn } from "#client/here-in-browser.ts";
import { keepStrayFiles } from "#client/stray-files.ts";
import { watchSheets } from "#client/failed-sheets.ts";
import { startNavigation } from "#client/navigation.ts";
import type { ScreenKind } from "#client/under-way.ts";
import type { Frame } from "#kernel/frame.ts";
import { watchCode } from "#features/pages/parts/watch-code.ts";
import { watchLinks } from "#features/pages/parts/watch-links.ts";
import { watchPictures } from "#features/pages/pictures/parts/watch-pictures.ts";
import { type Bundle, groundOf } from "#kernel/bundle.ts";
import type { Say } from "#kernel/language.ts";
import { holeMark } from "#features/pages/holes/model/hole-marks.ts";
import { holesShown } from "#features/pages/holes/model/holes-shown.ts";
import { finishDrawing } from "#features/pages/holes/parts/after-drawing.ts";
import { shownBars, watchMenu } from "#features/menu/parts/watch-menu.ts";
import { loadViews } from "#features/pages/holes/parts/loaded-views.ts";
import { Root } from "./root.tsx";
import { sayAs } from "./say-as.ts";
import { screenAt } from "./screen-at.ts";
import { loadScreenList, screenLoad } from "./screen-loads.ts";

/** Makes the finished document listen, and lets it move on to other screens without a reload. */
export async function start(): Promise<ReactRoot> {
  const bundle = firstBundle();
  startFormToken(bundle.frame.magic);
  showsIn(slugOf(bundle));
  watchRestoredTab();
  watchSheets();
  watchPictures();
  keepStrayFiles(window);
  const [say, loaded] = await Promise.all([sayAs(bundle.frame.locale), loadScreens(bundle)]);
  const container = document.getElementById("root") as HTMLElement;
  const root = hydrateRoot(
    container,
    <Root bundle={bundle} {...loaded} say={say} now={clockFrom(bundle.now)} />,
  );
  watchLinks();
  watchCode();
  watchMenu(() => import("#features/menu/parts/menu-parts.ts"));
  startNavigation((next) => prepare(root, next as Bundle<Frame>, say), bundle, getReady);
  whenNear(watchLinksFrom);
  return root;
}

const slugOf = ({ frame }: Bundle<Frame>) => frame.viewer.subsiteSlug ?? "";

/** The bundle inside the document; finished HTML stands in the page itself and is taken back from there. */
function firstBundle(): Bundle<Frame> {
  const sent = JSON.parse(document.getElementById("bundle")?.textContent ?? "") as Bundle<Frame>;
  const { brand, ...bars } = shownBars();
  const bundle = { ...sent, frame: { ...sent.frame, ...bars, site: { ...sent.frame.site, brand } } };
  const body = document.querySelector("[data-html]");
  if (!body) return bundle;
  const { behind } = bundle;
  const html = htmlWithHoles(body);
  return behind
    ? { ...bundle, behind: { ...behind, data: { ...behind.data, html } } }
    : { ...bundle, data: { ...bundle.data, html } };
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
  wearNext(bundle);
  const loaded = await loadScreens(bundle);
  const now = clockFrom(bundle.now);
  return () => {
    startFormToken(bundle.frame.magic);
    document.documentElement.dir = bundle.frame.locale.direction;
    showsIn(slugOf(bundle));
    const { title } = bundle.data;
    document.title = title === bundle.frame.site.name ? title : `${title} | ${bundle.frame.site.name}`;
    // All of it stands in the document at the end: anchors to scroll to, and the heading that gets the focus.
    flushSync(() => root.render(<Root bundle={bundle} {...loaded} say={say} now={now} />));
    finishDrawing();
  };
}

/** Another screen comes in the look that its site has by now; one that is read once more does not change while it is read. */
function wearNext({ address, frame: { site } }: Bundle<Frame>): void {
  const worn = document.querySelector("link[data-look]")?.getAttribute("href") ?? null;
  if (site.sheet === worn || address === location.pathname + location.search) return;
  void import("#features/theme/parts/wear-sheet.ts").then(
    ({ wearSheet }) => wearSheet(site.sheet),
    () => {},
  );
}

/** Asks for the code of a screen beside its data. */
function getReady(path: string): ScreenKind {
  const { name, kind } = screenAt(path);
  // What cannot be fetched now is asked for once more when the screen is shown.
  screenLoad(name)
    .then((load) => load("code"))
    .catch(() => {});
  return kind;
}

/** A person is about to go on to somewhere: what leads there is fetched from now on, and no sooner. */
function watchLinksFrom(first: Event): void {
  loadScreenList().catch(() => {});
  import("#client/near-links.ts").then(
    (part) => part.watchNearLinks(getReady, first),
    // Links lead on without it; the next document tries again.
    () => {},
  );
}

/** Does the work when a pointer, the focus or a finger first comes to a link. */
function whenNear(work: (first: Event) => void): void {
  const stop = new AbortController();
  const near = (event: Event) => {
    if (!(event.target as Element | null)?.closest?.("a")) return;
    stop.abort();
    work(event);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, near, { passive: true, signal: stop.signal });
}

/** The components of the screen and of the page behind it, and the views of what lives there. */
async function loadScreens(bundle: Bundle) {
  const { data, screen: name } = groundOf(bundle);
  const kinds = holesShown(data)?.holes.map(({ kind }) => kind) ?? [];
  const [screen, ground] = await Promise.all([
    load(bundle.screen, bundle.data),
    load(name, data),
    loadViews(kinds),
  ]);
  return { screen, ground };
}

async function load(name: string, data: unknown) {
  const screen = await screenLoad(name);
  return screen({ data });
}

/** The server's clock, running on by this browser's: what was rendered a moment ago reads the same here. */
function clockFrom(serverNow: number): () => number {
  const began = performance.now();
  return () => serverNow + (performance.now() - began);
}
