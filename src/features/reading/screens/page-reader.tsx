import { contentsDeepest } from "../rules.ts";
import type { ReactNode } from "react";
import { useFresh } from "#client/use-fresh.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FilledHole } from "#kernel/page-body.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { Kept } from "#ui/kept.tsx";
import { pageTopic } from "#features/pages/events.ts";
import { SampleNote } from "#features/starting/parts/sample-note.tsx";
import { Contents } from "./contents.tsx";
import { DraftNote } from "./draft-note.tsx";
import { EmptyPage } from "./empty-page.tsx";
import { maySeePeople } from "#features/people/rules.ts";
import { InternalFactsLine } from "./internal-facts-line.tsx";
import { PageBar } from "./page-bar.tsx";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { PageComments } from "./page-comments.tsx";
import { PageNews } from "./page-news.tsx";
import { PageTags } from "./page-tags.tsx";
import { PageRail } from "./page-rail.tsx";
import { UnsentWords } from "#features/writing/parts/unsent-words.tsx";
import { ReadOnlyNote } from "./read-only-note.tsx";
import type { Editing } from "./use-editing.ts";
import "#features/pages/parts/page-screen.css";
import "#features/pages/parts/body.css";
import "#widgets/kit/prose.css";
import type { PageFacts } from "#features/pages/contract.ts";

type PageReaderProps = {
  page: PageFacts;
  html: string;
  holes: readonly FilledHole[];
  frame: Frame;
  editing?: Editing;
  isEditRefused?: boolean;
  /** Stands above its title. */
  banner?: ReactNode;
  /** What stands between the page's facts and its body. */
  before?: ReactNode;
};

/**
 * A page as its readers see it; for members it stays so while others change it. Where it can be edited in place, edit mode
 * stands in its slots, and the body goes when the canvas is there.
 */
export function PageReader(props: PageReaderProps) {
  const { page, html, holes, frame, editing, isEditRefused } = props;
  const { isOn: isEdited = false, isCovered = false } = editing ?? {};
  useFresh(frame.me && !isEdited ? pageTopic(page.id) : null);
  const isWide = page.layout !== "reading";
  const contents = isWide ? [] : page.contents.filter((entry) => entry.level <= contentsDeepest);
  const isEmpty = (page.internal?.minutes ?? 2) < 2 && holes.length === 0 && !/[^\s>]<|<img/.test(html);
  return (
    <>
      <div className="pages-bar-slot" ref={editing?.setBar} />
      <div className="pages-reader" data-layout={isCovered ? `${page.layout}-edited` : page.layout}>
        <article className="pages-reader-page">
          {frame.me && page.comments !== null && (
            <PageComments key={page.id} {...{ page }} personId={frame.me.id} isEdited={isEdited} />
          )}
          {props.banner}
          <PageNews of={`${page.title} ${page.internal?.version ?? ""}`} />
          <PageBarKept {...{ page, editing, frame }} />
          {isEditRefused && <ReadOnlyNote page={page} viewer={frame.viewer} />}
          {frame.me && !page.mayEdit && <UnsentWords personId={frame.me.id} />}
          <h1 className={titleClass(page, isCovered)} dir="auto" ref={editing?.setTitle}>
            {isCovered ? null : page.title}
          </h1>
          {page.internal && !isWide && (
            <Facts {...{ page, frame, isEmpty, isEdited }} facts={page.internal} />
          )}
          <AboveBody {...{ page, isEdited }} viewer={frame.viewer} before={props.before} />
          {contents.length > 1 && <Kept of={Contents} entries={contents} folded />}
          {isEmpty && page.mayEdit && !isCovered && <EmptyPage address={page.address} editing={editing} />}
          {!isCovered && <PageBody {...{ html, holes, page, frame }} />}
          <div ref={editing?.setBody} />
        </article>
        {!isWide && <Kept of={PageRail} contents={contents} />}
      </div>
    </>
  );
}

type FactsProps = Pick<PageReaderProps, "page" | "frame"> & {
  facts: NonNullable<PageFacts["internal"]>;
  isEmpty: boolean;
  isEdited: boolean;
};

function Facts({ page, frame, facts, isEmpty, isEdited }: FactsProps) {
  return (
    <Kept
      of={InternalFactsLine}
      facts={facts}
      isEmpty={isEmpty}
      withoutAudience={isEdited && page.isUnpublished}
      linksPeople={maySeePeople(frame.viewer).allowed}
    />
  );
}

/** Its tags, and what is no part of the page but stands over its body, for those who look after it. */
function AboveBody(props: Pick<PageReaderProps, "page" | "before"> & { viewer: Viewer; isEdited: boolean }) {
  const { page, viewer, before } = props;
  return (
    <>
      {page.layout === "reading" && <PageTags tags={page.tags} />}
      {page.isUnpublished && !props.isEdited && <DraftNote />}
      {page.isSample && <SampleNote viewer={viewer} address={page.address} />}
      {before}
    </>
  );
}

/** Whoever hears a page that greets is told its title; whoever sees it is greeted in that place. */
function titleClass({ layout }: PageFacts, isCovered: boolean): string {
  return layout === "greeting" && !isCovered ? "pages-title ui-unseen" : "pages-title";
}

function PageBarKept({ page, editing, frame }: Pick<PageReaderProps, "page" | "frame" | "editing">) {
  const { me, viewer } = frame;
  return <Kept of={PageBar} {...{ page, me, viewer, editing }} />;
}
