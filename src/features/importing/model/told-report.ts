import type { ImportReport, LeftReason } from "../contract.ts";
import type { ImportedPage } from "./import-report.ts";

const most = 1000;

type Facts = {
  readonly pages: readonly ImportedPage[];
  readonly otherFiles: readonly string[];
  readonly left: readonly { readonly path: string; readonly reason: LeftReason }[];
  readonly folders: number;
};

/** What an import did, as data: it is said in the language of whoever reads it. */
export function toldReport({ pages, otherFiles, left, folders }: Facts): ImportReport {
  const count = (outcome: ImportedPage["outcome"]) => pages.filter((each) => each.outcome === outcome).length;
  const links = pages.flatMap(({ page, links: own }) => own.map((link) => ({ path: page.path, ...link })));
  const lost = links.filter(({ trouble }) => trouble !== null);
  const came = new Set(links.flatMap(({ file, trouble }) => (file === null || trouble ? [] : [file])));
  const refused = new Set(lost.flatMap(({ file }) => file ?? []));
  const unlinked = otherFiles.filter((path) => !came.has(path) && !refused.has(path));
  const filesLeft = [...left, ...unlinked.map((path) => ({ path, reason: reasonOf(path) }))];
  const html = pages.flatMap(({ page }) => page.leftHtml.map((each) => ({ path: page.path, ...each })));
  const told = pages.map(({ page, outcome, id }) => ({ path: page.path, title: page.title, outcome, id }));
  return {
    pages: told.slice(0, most),
    counts: {
      made: count("made"),
      updated: count("updated"),
      unchanged: count("unchanged"),
      left: count("left"),
      closed: count("closed"),
      folders,
      files: came.size,
      links: links.length,
      linksFollowed: links.length - lost.length,
      filesLeft: filesLeft.length,
      html: html.length,
    },
    links: lost.slice(0, most).map(toldLink),
    filesLeft: filesLeft.slice(0, most),
    html: html.slice(0, most),
  };
}

function toldLink({ path, link, trouble }: ImportedPage["links"][number] & { readonly path: string }) {
  return {
    path,
    line: link.line,
    target: link.target.slice(0, 300),
    trouble: trouble?.kind ?? "missing",
    reason: trouble?.kind === "file-left" ? trouble.reason : null,
  };
}

function reasonOf(path: string): LeftReason {
  if (/\.(?:docx?|odt|rtf|pages)$/i.test(path)) return "word";
  if (/\.html?$/i.test(path)) return "html";
  return /\.zip$/i.test(path) ? "zip-inside" : "unlinked";
}
