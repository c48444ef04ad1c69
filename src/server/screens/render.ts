import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageBody } from "#kernel/page-body.ts";
import type { Frame } from "#kernel/frame.ts";
import { type Bundle, groundOf } from "#kernel/bundle.ts";
import type { HolesForVisitor } from "#features/pages/holes/model/holes-for-visitor.ts";
import { type HolesShown, holesShown } from "#features/pages/holes/model/holes-shown.ts";
import { catalogues } from "#languages/catalogues.ts";
import { escaped } from "#kernel/escaped.ts";
import { entranceLinkOf, fontLinksOf } from "./early-links.ts";
import { openKeptDocuments } from "./kept-documents.ts";
import { linkCardOf } from "./link-card.ts";
import { type ScriptLinks, keptByName, memberEntry, scriptLinksOf } from "./script-links.ts";
import { filesShown, sheetLinksOf } from "./sheet-links.ts";

/** What the built bundle of app/entry-server.tsx offers; the only door from the server to the screens. */
type EntryServer = {
  renderBundle(
    bundle: Bundle<Frame>,
    report: (fault: WidgetFault) => void,
  ): { readonly html: readonly string[]; readonly until: number };
  renderBody(document: unknown, language: string): RenderedBody;
  /** What hears keys before any other script has come. */
  readonly earlyKeys: string;
  /** What asks for the other scripts once the document is painted. */
  readonly earlyStart: string;
};

/** The view of a widget threw; its page is shown without it. */
export type WidgetFault = { readonly kind: string; readonly error: unknown };
export type RenderedBody = PageBody & { readonly faults: readonly WidgetFault[] };

type ManifestChunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
};
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A document in pieces, of which many are the same in other documents. */
export type DocumentInPieces = {
  readonly pieces: readonly string[];
  /** What the same reader was given before, which is all but the end. */
  readonly kept: { readonly text: string } | null;
  readonly end: string;
};

/** Turns bundles into finished documents, and page documents into finished bodies. */
export type Render = {
  /** `siteAddress`: what the addresses that a public page gives of itself begin with; without one it gives none. */
  document(bundle: Bundle<Frame>, siteAddress: string | null): DocumentInPieces;
  body(document: unknown, language: string): RenderedBody;
  /** The only scripts that stand in documents; the content policy knows them by their hashes. */
  readonly earlyScripts: readonly string[];
};

/** Loads the built screens from `dist`; refuses to start without them. */
export async function loadRender(dist: string, report: (fault: WidgetFault) => void): Promise<Render> {
  const screens = (await import(pathToFileURL(join(dist, "render/entry-server.mjs")).href)) as EntryServer;
  const english = await readLinks(dist, "manifest.json");
  const others = Object.keys(catalogues).map(
    async (language) => [language, await readLinks(dist, `manifest.${language}.json`)] as const,
  );
  const links = new Map(await Promise.all(others));
  return renderOf(screens, (language) => links.get(language) ?? english, report);
}

/** Documents of these screens, each with what its language links to. Components are the same for as long as `documents` keeps any. */
export function renderOf(
  screens: EntryServer,
  linksIn: (language: string) => HeadLinks,
  report: (fault: WidgetFault) => void,
  documents = openKeptDocuments(),
): Render {
  const { earlyKeys, earlyStart } = screens;
  const drawn = (bundle: Bundle<Frame>, siteAddress: string | null) => {
    const links = linksIn(bundle.frame.locale.language);
    const card = linkCardOf(bundle, siteAddress);
    const { html, until } = screens.renderBundle(bundle, report);
    return { pieces: documentOf(bundle, html, { ...links, card, earlyKeys, earlyStart }), until };
  };
  return {
    earlyScripts: [earlyKeys, earlyStart],
    document: (bundle, siteAddress) => {
      if (!needsFramework(bundle)) {
        const { pieces } = drawn(bundle, siteAddress);
        return { pieces: [...pieces, ...holesOf(bundle), ending], kept: null, end: ending };
      }
      const given = givenOf(bundle);
      const name = nameOf(bundle);
      const drawnFrom = [...given.told, ...finishedOf(bundle), siteAddress ?? ""];
      const before = name === null ? undefined : documents.find(name, drawnFrom, bundle.now);
      if (before) return { pieces: [before.text, given.end], kept: before, end: given.end };
      const { pieces, until } = drawn(bundle, siteAddress);
      const whole = [...pieces, ...given.told];
      if (name !== null && !hasToken(whole, bundle))
        documents.keep(name, drawnFrom, { text: whole.join(""), from: bundle.now, until });
      return { pieces: [...whole, given.end], kept: null, end: given.end };
    },
    body: (document, language) => screens.renderBody(document, language),
  };
}

type HeadLinks = {
  styles: string;
  /** Style sheets that a screen, or a part of one, has besides, by the name of its file. */
  besides: (file: string) => string;
  fonts: (sheet: string | null) => string;
  /** The picture at the entrance. */
  entrance: string;
  scripts: ScriptLinks;
};

/** Every language has files of its own for the browser, named by its own manifest (decision 0022). */
async function readLinks(dist: string, manifest: string): Promise<HeadLinks> {
  const file = join(dist, "client/.vite", manifest);
  return headLinks(JSON.parse(await readFile(file, "utf8")) as Manifest);
}

/** What documents link to of what was built. */
export function headLinks(manifest: Manifest): HeadLinks {
  const sheets = sheetLinksOf(manifest, memberEntry);
  const scripts = scriptLinksOf(manifest);
  return {
    styles: sheets.everywhere,
    besides: keptByName(sheets.besides),
    fonts: fontLinksOf(manifest),
    entrance: entranceLinkOf(manifest),
    scripts,
  };
}

type Head = HeadLinks & { readonly card: string } & Pick<EntryServer, "earlyKeys" | "earlyStart">;

/** The document up to its data, in pieces, of which each is the same text whenever it is drawn from the same. */
function documentOf(bundle: Bundle<Frame>, content: readonly string[], head: Head): string[] {
  const { locale, me, site } = bundle.frame;
  const title = bundle.data.title === site.name ? site.name : `${bundle.data.title} | ${site.name}`;
  const shown = holesShown(groundOf(bundle).data);
  const keys = me?.signKeys === false ? ` data-sign-keys="off"` : "";
  return [
    `<!doctype html><html lang="${locale.language}" dir="${locale.direction}"${keys}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>${head.card}`,
    `${linksOf(bundle, shown, head)}</head><body><div id="root">`,
    ...content,
    "</div>",
  ];
}

const ending = "</body></html>";

/** What the document loads, which is the same for all who read such a screen. */
function linksOf(bundle: Bundle<Frame>, shown: HolesShown | null, head: Head): string {
  const { me, site } = bundle.frame;
  const { scripts } = head;
  const forMembers = needsFramework(bundle);
  const kinds = [...new Set(shown?.holes.map(({ kind }) => kind))];
  const views = kinds.map(forMembers ? scripts.memberView : scripts.view).join("");
  const own = forMembers
    ? filesShown(bundle.screen, bundle.data).map(head.besides).join("") +
      scripts.member(bundle.screen, groundOf(bundle).screen)
    : scripts.visitor + (shown ? scripts.living : "");
  const keys = me !== null && bundle.frameKind === "site" ? `<script>${head.earlyKeys}</script>` : "";
  // Before the sheets: a script behind one waits for it, and what stands behind the script is read only then.
  const early = keys + (forMembers ? `<script>${head.earlyStart}</script>` : "");
  // Behind the product's own sheets; the browser asks for all of them before it paints.
  const sheet = site.sheet ? `<link rel="stylesheet" href="${site.sheet}" data-look>` : "";
  const icon = site.icon
    ? `<link rel="icon" href="${escaped(site.icon)}">`
    : `<link rel="icon" href="/assets/atrium.svg" type="image/svg+xml">`;
  const picture = bundle.frameKind === "bare" ? head.entrance : "";
  return `${early}${head.styles}${sheet}${head.fonts(site.sheet)}${picture}${own}${views}${icon}`;
}

function needsFramework({ frame, frameKind }: Bundle<Frame>): boolean {
  return frame.me !== null || frameKind === "bare";
}

/** What brings the holes of visitors to life. */
function holesOf(bundle: Bundle<Frame>): string[] {
  const shown = holesShown(groundOf(bundle).data);
  return shown ? [scriptOf("holes"), json(forVisitor(bundle, shown)), "</script>"] : [];
}

/**
 * The bundle as JSON, in pieces: what is read and who reads, of which the document is drawn, and at its end what no two documents share. Finished HTML of
 * a body and of the bars stands in the document once: the browser takes it back from there.
 */
function givenOf(bundle: Bundle<Frame>): { readonly told: readonly string[]; readonly end: string } {
  const { html: _, ...data } = groundOf(bundle).data;
  const { menu: __, phoneBar: ___, subsites: ______, magic, ...around } = bundle.frame;
  const { brand: ____, ...site } = around.site;
  const { data: own, frame: _____, behind, now, position, ...rest } = bundle;
  return {
    told: [
      `${scriptOf("bundle")}${json(rest).slice(0, -1)},"data":`,
      json(behind ? own : data),
      ...(behind ? [`,"behind":`, json({ ...behind, data })] : []),
      `,"frame":`,
      `${json({ ...around, site }).slice(0, -1)},`,
    ],
    end: `"magic":${json(magic)}},${json({ now, position }).slice(1)}</script>${ending}`,
  };
}

/** The finished HTML that a document is put together with, which its data leaves out. */
function finishedOf(bundle: Bundle<Frame>): string[] {
  const { menu, phoneBar, subsites, site } = bundle.frame;
  return [String(groundOf(bundle).data["html"] ?? ""), menu, phoneBar, subsites, site.brand];
}

/** Under which the document is kept for its reader; null where it is of no use again. */
function nameOf({ frame, status, failed, address }: Bundle<Frame>): string | null {
  if (!frame.me || status !== 200 || failed) return null;
  return `${frame.viewer.siteId} ${frame.me.id} ${address}`;
}

/** The token of its forms is another in each answer. */
function hasToken(pieces: readonly string[], { frame }: Bundle<Frame>): boolean {
  return frame.magic !== "" && pieces.some((piece) => piece.includes(frame.magic));
}

function forVisitor({ frame, now }: Bundle<Frame>, shown: HolesShown): HolesForVisitor {
  return { ...shown, locale: frame.locale, renderedAt: now };
}

function scriptOf(id: string): string {
  return `<script type="application/json" id="${id}">`;
}

function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
