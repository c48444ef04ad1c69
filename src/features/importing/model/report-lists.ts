import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import { fileRefusals } from "#features/files/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { ImportReport, LeftReason } from "../contract.ts";
import { importingWords as words } from "../wording.ts";

/** One line of a report: what it is about, where that lies, and why it stands here. */
export type ReportLine = {
  readonly what: string;
  readonly where?: string;
  readonly why: string;
  readonly href?: string;
};

export type ReportList = {
  readonly title: Words;
  readonly count: number;
  readonly lines: readonly ReportLine[];
};

/** The lists of a report that have something in them, in the order in which people want them. */
export function reportLists(report: ImportReport, say: Say): ReportList[] {
  const { counts, pages } = report;
  const came = pages.filter(({ outcome }) => outcome !== "left" && outcome !== "closed");
  const kept = pages.filter(({ outcome }) => outcome === "left" || outcome === "closed");
  const lists: ReportList[] = [
    {
      title: words.listKept,
      count: counts.left + counts.closed,
      lines: kept.map((page) => pageLine(page, say)),
    },
    {
      title: words.listLinks,
      count: counts.links - counts.linksFollowed,
      lines: report.links.map((link) => linkLine(link, say)),
    },
    {
      title: words.listFiles,
      count: counts.filesLeft,
      lines: report.filesLeft.map(({ path, reason }) => ({ what: path, why: say(leftWords[reason]) })),
    },
    {
      title: words.listHtml,
      count: counts.html,
      lines: report.html.map(({ path, line, html }) => ({
        what: html,
        where: path,
        why: say(words.line, { line }),
      })),
    },
    {
      title: words.listPages,
      count: counts.made + counts.updated + counts.unchanged,
      lines: came.map((page) => pageLine(page, say)),
    },
  ];
  return lists.filter(({ count }) => count > 0);
}

/** What an import did, in counts; those of nothing are left out. */
export function reportSummary({ counts }: ImportReport, say: Say): string[] {
  const { made, updated, unchanged, folders, files, links, linksFollowed: followed } = counts;
  const lines: [number, Words][] = [
    [made, words.summaryMade],
    [updated, words.summaryUpdated],
    [unchanged, words.summaryUnchanged],
    [folders, words.summaryFolders],
    [files, words.summaryFiles],
  ];
  const said = lines.filter(([count]) => count > 0).map(([count, text]) => say(text, { count }));
  return links > 0 ? [...said, say(words.summaryLinks, { followed, count: links })] : said;
}

/** The whole report as plain text, to be pasted elsewhere. */
export function reportText(report: ImportReport, title: string, say: Say): string {
  const lists = reportLists(report, say).map(({ title: name, count, lines }) => {
    const more = count > lines.length ? [`  ${say(words.more, { count: count - lines.length })}`] : [];
    return [`${say(name)} (${count})`, ...lines.map(lineText), ...more].join("\n");
  });
  return [title, reportSummary(report, say).join("\n"), ...lists].join("\n\n");
}

function lineText({ what, where, why }: ReportLine): string {
  return `  ${[where, what, why].filter(Boolean).join("  ")}`;
}

function pageLine({ path, title, outcome, id }: ImportReport["pages"][number], say: Say): ReportLine {
  return { what: title, where: path, why: say(words[outcome]), ...(id !== null && { href: `/page/${id}/` }) };
}

const linkWords = {
  outside: words.linkOutside,
  missing: words.linkMissing,
  "no-anchor": words.linkAnchor,
  "file-left": words.linkFile,
} as const;

function linkLine(
  { path, line, target, trouble, reason }: ImportReport["links"][number],
  say: Say,
): ReportLine {
  const why = isFileRefusal(reason) ? sentenceOf(fileRefusals, reason) : linkWords[trouble];
  return { what: target, where: `${path}, ${say(words.line, { line })}`, why: say(why) };
}

function isFileRefusal(reason: string | null): reason is keyof typeof fileRefusals {
  return reason !== null && Object.hasOwn(fileRefusals, reason);
}

const leftWords = {
  unlinked: words.unlinked,
  word: words.word,
  html: words.html,
  "zip-inside": words.zipInside,
  "unsafe-name": words.unsafeName,
  encrypted: words.encrypted,
  "too-large": words.tooLargeFile,
  "text-too-large": words.textTooLarge,
  "not-readable": words.notReadable,
  twice: words.twice,
} satisfies Record<LeftReason, Words>;
