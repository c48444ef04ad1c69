import Copy from "lucide-react/icons/copy";
import { copyText } from "#client/copy-text.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { ImportReport } from "../contract.ts";
import {
  type ReportLine,
  type ReportList,
  reportLists,
  reportSummary,
  reportText,
} from "../model/report-lists.ts";
import { importingWords as words } from "../wording.ts";

/** What became of every file: counts, then lists that open. */
export function Report({ report, title }: { report: ImportReport; title: string }) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function copy(): Promise<void> {
    if (await copyText(reportText(report, title, say))) tell({ text: say(words.copied) });
    else fail(say(words.notCopied));
  }

  return (
    <section className="importing-report" aria-label={say(words.report)}>
      <ul className="importing-summary">
        {reportSummary(report, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {reportLists(report, say).map((list, at) => (
        <Lines key={list.title.id} list={list} isOpen={at === 0} />
      ))}
      <Button icon={Copy} onPress={() => void copy()}>
        {say(words.copy)}
      </Button>
    </section>
  );
}

function Lines({ list: { title, count, lines }, isOpen }: { list: ReportList; isOpen: boolean }) {
  const say = useSay();
  return (
    <details className="importing-list" open={isOpen}>
      <summary>
        {say(title)} <span className="importing-count">{count}</span>
      </summary>
      <ul>
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </ul>
      {count > lines.length && <p>{say(words.more, { count: count - lines.length })}</p>}
    </details>
  );
}

function Line({ line: { what, where, why, href } }: { line: ReportLine }) {
  const name = <bdi>{what}</bdi>;
  return (
    <li>
      <span className="importing-what">{href ? <a href={href}>{name}</a> : name}</span>{" "}
      {where && <small dir="auto">{where}</small>} <span className="importing-why">{why}</span>
    </li>
  );
}
