import { fileRefusals } from "#features/files/wording.ts";
import type { PageOutcome } from "../contract.ts";
import type { LinkTrouble, ResolvedLink } from "./resolved-links.ts";
import type { SourcePage } from "./source-page.ts";

export type ImportedPage = {
  readonly page: SourcePage;
  readonly links: readonly ResolvedLink[];
  readonly outcome: PageOutcome;
  /** The page that the file became. */
  readonly id: number | null;
};

/** What an import did, for people: counts first, then every link that leads nowhere, by file and line. */
export function importReport(pages: readonly ImportedPage[], otherFiles: readonly string[]): string {
  const count = (outcome: ImportedPage["outcome"]) => pages.filter((each) => each.outcome === outcome).length;
  const links = pages.flatMap((each) => each.links);
  const troubles = pages.flatMap(({ page, links: own }) =>
    own.flatMap(({ link, trouble }) =>
      trouble ? [`  ${page.path}:${link.line}  ${link.target}  ${reason(trouble)}`] : [],
    ),
  );
  const html = pages.flatMap(({ page }) =>
    page.leftHtml.map((left) => `  ${page.path}:${left.line}  ${left.html}`),
  );
  const left = pages.filter(({ outcome }) => outcome === "left").map(({ page }) => `  ${page.path}`);
  const linked = new Set(links.flatMap(({ file, trouble }) => (file === null || trouble ? [] : [file])));
  const unlinked = otherFiles.filter((path) => !linked.has(path));
  const outside = pages.reduce((sum, { page, links: own }) => sum + page.links.length - own.length, 0);
  return [
    `${counted(pages.length, "page")}: ${count("made")} made, ${count("updated")} updated, ${count("unchanged")} unchanged.`,
    `${links.length - troubles.length} of ${counted(links.length, "link")} within the folder resolved; ${counted(outside, "link leads", "links lead")} to the web.`,
    `${counted(linked.size, "picture or other file", "pictures and other files")} came along.`,
    ...listed(`${left.length} not updated, because somebody has unpublished changes there:`, left),
    ...listed(`${troubles.length} not resolved:`, troubles),
    ...listed(`${counted(html.length, "line")} with HTML that is shown as text:`, html),
    ...listed(
      `${counted(unlinked.length, "file is", "files are")} linked from no page and ${unlinked.length === 1 ? "was" : "were"} left out:`,
      unlinked.map((path) => `  ${path}`),
    ),
  ].join("\n");
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ["", title, ...lines] : [];
}

function reason(trouble: LinkTrouble): string {
  if (trouble.kind === "outside") return "leads out of the imported folder";
  if (trouble.kind === "missing") return `there is no file ${trouble.path}`;
  if (trouble.kind === "file-left") return `${trouble.path} was not brought in: ${fileReason(trouble)}`;
  return `${trouble.path} has no heading #${trouble.anchor}; the link leads to the page`;
}

function fileReason({ reason: code }: Extract<LinkTrouble, { kind: "file-left" }>): string {
  return code === "unreadable" ? "it could not be read" : fileRefusals[code].text;
}
