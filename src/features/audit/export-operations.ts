import { csvLine } from "#kernel/csv.ts";
import type { Say } from "#kernel/language.ts";
import { sentenceFor, whoDid } from "./model/sentence.ts";
import type { ListedEntry } from "./store.ts";
import { auditWords } from "./wording.ts";

/** The titles of the columns of an export. */
export function headOf(say: Say): string {
  const { csvNumber, csvTime, csvWho, csvAs, csvWhat, csvWhom, csvPage, csvDetails, csvAddress, csvBrowser } =
    auditWords;
  const names = [
    csvNumber,
    csvTime,
    csvWho,
    csvAs,
    csvWhat,
    csvWhom,
    csvPage,
    csvDetails,
    csvAddress,
    csvBrowser,
  ];
  return csvLine(names.map((each) => say(each)));
}

/** One entry of an export. */
export function rowOf(row: ListedEntry, say: Say): string {
  return csvLine([
    row.place,
    row.at.toISOString(),
    whoDid(row, say),
    row.asName ?? row.asId,
    sentenceFor(row, say),
    row.targetName ?? row.targetId,
    row.pageId,
    JSON.stringify(row.details),
    row.address,
    row.browser,
  ]);
}
