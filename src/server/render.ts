import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageBody } from "#kernel/page-body.ts";
import type { Frame } from "#kernel/frame.ts";
import type { Bundle } from "#kernel/bundle.ts";
import { catalogues } from "#languages/catalogues.ts";
import { escaped } from "#kernel/escaped.ts";
import { linkCardOf } from "./link-card.ts";

/** What the built bundle of app/entry-server.tsx offers; the only door from the server to the screens. */
type EntryServer = {
  renderBundle(bundle: Bundle<Frame>): string;
  renderBody(document: unknown, formats: string): PageBody;
};

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Turns bundles into finished documents, and page documents into finished bodies. */
export type Render = {
  /** `siteAddress`: what the addresses that a public page gives of itself begin with; without one it gives none. */
  document(bundle: Bundle<Frame>, siteAddress: string | null): string;
  body(document: unknown, formats: string): PageBody;
};

const entry = "src/app/entry-browser.tsx";
const visitorEntry = "src/app/entry-visitor.ts";

/** Loads the built screens from `dist`; refuses to start without them. */
export async function loadRender(dist: string): Promise<Render> {
  const screens = (await import(pathToFileURL(join(dist, "render/entry-server.mjs")).href)) as EntryServer;
  const english = await readLinks(dist, "manifest.json");
  const others = Object.keys(catalogues).map(
    async (language) => [language, await readLinks(dist, `manifest.${language}.json`)] as const,
  );
  const links = new Map(await Promise.all(others));
  return renderOf(screens, (language) => links.get(language) ?? english);
}

/** Documents of these screens, each with what its language links to. */
export function renderOf(screens: EntryServer, linksIn: (language: string) => HeadLinks): Render {
  return {
    document: (bundle, siteAddress) => {
      const links = linksIn(bundle.frame.locale.language);
      const card = linkCardOf(bundle, siteAddress);
      return documentOf(bundle, screens.renderBundle(bundle), { ...links, card });
    },
    body: (document, formats) => screens.renderBody(document, formats),
  };
}

type HeadLinks = { styles: string; member: (screen: string) => string; visitor: string };

/** Every language has files of its own for the browser, named by its own manifest (decision 0022). */
async function readLinks(dist: string, manifest: string): Promise<HeadLinks> {
  const file = join(dist, "client/.vite", manifest);
  return headLinks(JSON.parse(await readFile(file, "utf8")) as Manifest);
}

function headLinks(manifest: Manifest): HeadLinks {
  const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const styleFile = manifest["style.css"]?.file;
  if (styleFile) css.add(styleFile);
  return {
    styles: [...css].map((file) => `<link rel="stylesheet" href="/${file}">`).join(""),
    member: keptByScreen((screen) => script(manifest, entry) + preloads(manifest, screen)),
    visitor: script(manifest, visitorEntry),
  };
}

function keptByScreen(links: (screen: string) => string): (screen: string) => string {
  const kept = new Map<string, string>();
  return (screen) => {
    const found = kept.get(screen) ?? links(screen);
    kept.set(screen, found);
    return found;
  };
}

function script(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) return "";
  const needed = (chunk.imports ?? []).map((name) => manifest[name]?.file).filter(Boolean);
  const early = needed.map((file) => `<link rel="modulepreload" href="/${file}">`).join("");
  return `${early}<script type="module" src="/${chunk.file}"></script>`;
}

/** The chunk of the screen itself is asked for beside the entry, not after it. */
function preloads(manifest: Manifest, screen: string): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/${screen}-screen.tsx`));
  return found ? `<link rel="modulepreload" href="/${found[1].file}">` : "";
}

function documentOf(bundle: Bundle<Frame>, content: string, links: HeadLinks & { card: string }): string {
  const { locale, me, site } = bundle.frame;
  const title = bundle.data.title === site.name ? site.name : `${bundle.data.title} | ${site.name}`;
  const needsFramework = me !== null || bundle.frameKind === "bare";
  const scripts = needsFramework ? links.member(bundle.screen) : links.visitor;
  const data = needsFramework
    ? `<script type="application/json" id="bundle">${embedded(bundle)}</script>`
    : "";
  return `<!doctype html><html lang="${locale.language}" dir="${locale.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>${links.card}${links.styles}${scripts}<link rel="icon" href="/assets/atrium.svg" type="image/svg+xml"></head><body><div id="root">${content}</div>${data}</body></html>`;
}

/** Finished HTML of a body stands in the document once: the browser takes it back from the element `data-html`. */
function embedded(bundle: Bundle<Frame>): string {
  const { html: _, ...data } = bundle.data as Record<string, unknown>;
  return JSON.stringify({ ...bundle, data })
    .replace(/</g, "\\u003c")
    .replace(/\u2028|\u2029/g, "");
}
