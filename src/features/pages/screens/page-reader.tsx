import Pencil from "lucide-react/icons/pencil";
import type { Frame } from "#features/menu/contract.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { PageFacts } from "../screen.ts";
import { pageWords } from "../wording.ts";
import { Contents } from "./contents.tsx";
import { FactsLine } from "./facts-line.tsx";
import { PageBar } from "./page-bar.tsx";
import { PageRail } from "./page-rail.tsx";
import "./page-files.css";
import "./page-screen.css";
import "./prose.css";

/** A page as its readers see it. The body is finished HTML: it is inserted, never hydrated (architecture 6). */
export function PageReader({ page, html, frame }: { page: PageFacts; html: string; frame: Frame }) {
  const say = useSay();
  const contents = page.contents.filter((entry) => entry.level <= 2);
  const isEmpty = page.minutes === 1 && !/[^\s>]<|<img/.test(html);
  return (
    <div className="reader">
      <article className="reader-page">
        <PageBar page={page} frame={frame} />
        <h1 dir="auto">{page.title}</h1>
        <FactsLine page={page} siteName={frame.site.name} />
        {contents.length > 1 && <Contents entries={contents} folded />}
        {isEmpty && page.mayEdit && (
          <EmptyState
            title={say(pageWords.emptyPage)}
            action={
              <LinkButton href={`${page.address}?edit`} look="primary" icon={Pencil}>
                {say(pageWords.startWriting)}
              </LinkButton>
            }
          />
        )}
        <div className="page-body" data-html="" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <PageRail page={page} contents={contents} siteName={frame.site.name} />
    </div>
  );
}
