import Pencil from "lucide-react/icons/pencil";
import { useFresh } from "#client/use-fresh.ts";
import type { Frame } from "#features/menu/contract.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { pageTopic } from "../events.ts";
import type { PageFacts } from "../screen.ts";
import { pageWords } from "../wording.ts";
import { Contents } from "./contents.tsx";
import { FactsLine } from "./facts-line.tsx";
import { PageBar } from "./page-bar.tsx";
import { PageBody } from "./page-body.tsx";
import { PageNews } from "./page-news.tsx";
import { PageRail } from "./page-rail.tsx";
import "./page-screen.css";
import "./prose.css";

/** A page as its readers see it; for members it stays so while others change it. */
export function PageReader({ page, html, frame }: { page: PageFacts; html: string; frame: Frame }) {
  const say = useSay();
  useFresh(frame.me ? pageTopic(page.id) : null);
  const contents = page.contents.filter((entry) => entry.level <= 2);
  const isEmpty = page.minutes === 1 && !/[^\s>]<|<img/.test(html);
  return (
    <div className="reader">
      <article className="reader-page">
        <PageNews of={page.title + html} />
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
        <PageBody html={html} />
      </article>
      <PageRail page={page} contents={contents} siteName={frame.site.name} />
    </div>
  );
}
