import Pencil from "lucide-react/icons/pencil";
import { useFresh } from "#client/use-fresh.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FilledHole } from "#kernel/page-body.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { pageTopic } from "#features/pages/events.ts";
import { SampleNote } from "#features/starting/parts/sample-note.tsx";
import { pageWords } from "#features/pages/wording.ts";
import { Contents } from "./contents.tsx";
import { FactsLine } from "./facts-line.tsx";
import { PageBar } from "./page-bar.tsx";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { PageNews } from "./page-news.tsx";
import { PageRail } from "./page-rail.tsx";
import type { Editing } from "./use-editing.ts";
import "#features/pages/parts/page-screen.css";
import "#features/pages/parts/prose.css";
import type { PageFacts } from "#features/pages/contract.ts";

/**
 * A page as its readers see it; for members it stays so while others change it. Where it can be edited in place, edit mode
 * stands in its slots, and the body goes when the canvas is there.
 */
export function PageReader(props: {
  page: PageFacts;
  html: string;
  holes: readonly FilledHole[];
  frame: Frame;
  editing?: Editing;
}) {
  const say = useSay();
  const { page, html, holes, frame, editing } = props;
  const isCovered = editing?.isCovered ?? false;
  useFresh(frame.me && !editing?.isOn ? pageTopic(page.id) : null);
  const contents = page.contents.filter((entry) => entry.level <= 2);
  const isEmpty = page.internal?.minutes === 1 && holes.length === 0 && !/[^\s>]<|<img/.test(html);
  return (
    <>
      <div className="edit-slot" ref={editing?.setBar} />
      <div className="reader">
        <article className="reader-page">
          <PageNews of={page.title + html} />
          <PageBar page={page} frame={frame} editing={editing} />
          <h1 dir="auto" ref={editing?.setTitle}>
            {isCovered ? null : page.title}
          </h1>
          {page.internal && <FactsLine facts={page.internal} siteName={frame.site.name} />}
          {page.isSample && <SampleNote viewer={frame.viewer} address={page.address} />}
          {contents.length > 1 && <Contents entries={contents} folded />}
          {isEmpty && page.mayEdit && !isCovered && (
            <EmptyState
              title={say(pageWords.emptyPage)}
              action={
                <LinkButton
                  href={`${page.address}?edit`}
                  look="primary"
                  icon={Pencil}
                  onNear={editing?.prepare}
                  onFollow={editing?.begin}
                >
                  {say(pageWords.startWriting)}
                </LinkButton>
              }
            />
          )}
          {!isCovered && <PageBody {...{ html, holes, page, frame }} />}
          <div className="edit-body" ref={editing?.setBody} />
        </article>
        <PageRail page={page} contents={contents} siteName={frame.site.name} />
      </div>
    </>
  );
}
