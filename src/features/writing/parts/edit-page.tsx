import {
  type ComponentProps,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { beforeLeaving } from "#client/leaving.ts";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { usePresence } from "../presence/screens/use-presence.ts";
import { useDraftHoles } from "#features/pages/holes/parts/use-draft-holes.ts";
import { rowsInSight } from "../canvas/screens/rows-in-sight.ts";
import { EditBar } from "../screens/edit-bar.tsx";
import { pageSources } from "../screens/page-sources.ts";
import { OpeningBar } from "../screens/opening-bar.tsx";
import { RefusedBar } from "../screens/refused-bar.tsx";
import { TitleField } from "../screens/title-field.tsx";
import { useDiscardNews } from "../screens/use-discard-news.ts";
import { useDraft } from "../screens/use-draft.ts";
import { useFirstCaret } from "../screens/use-first-caret.ts";
import { useStoring } from "../screens/use-storing.ts";
import type { RunningSession } from "../tab/running-session.ts";
import type { PageFacts } from "#features/pages/contract.ts";

const loadCanvas = () => import("../canvas/parts/edit-canvas.tsx");
const loadPreview = () => import("../screens/draft-preview.tsx");

/** Where the pieces of edit mode stand on the page that is read. */
export type EditSlots = { readonly bar: Element; readonly title: Element; readonly body: Element };

type EditPageProps = {
  page: PageFacts;
  personId: number;
  slots: EditSlots;
  /** Whether the reader has made room for the canvas. */
  hasRoom: boolean;
  onReady: () => void;
};

/**
 * A page in edit mode, at its own place: bar, title and canvas stand where the reader has its own, from the moment that
 * the draft is open and the canvas is here. Until then the page is read on.
 */
export function EditPage(props: EditPageProps) {
  const { page, personId, slots, hasRoom, onReady } = props;
  const say = useSay();
  const { session, failure, again } = useDraft(page.id, personId);
  const { canvas, rowsFirst } = useCanvasPart();
  const [isPreview, setPreview] = useState(false);
  const Preview = usePreviewPart(isPreview);
  const holes = useDraftHoles(page.id);
  const sources = useMemo(() => pageSources(page.id, say, holes), [page.id, say, holes]);
  const presence = usePresence(page.id, personId, session?.epoch ?? null);
  const phase = usePhase(session);
  const news = useDiscardNews(session, personId);
  const isReady = session !== null && canvas !== null;
  const firstCaret = useFirstCaret(session, slots);

  // Before the bar is painted: the page would be drawn once more without its caret.
  useLayoutEffect(() => (isReady ? onReady() : undefined), [isReady, onReady]);
  useEffect(() => (session ? beforeLeaving(session.leave) : undefined), [session]);
  useStoring(session);

  return (
    <>
      {createPortal(
        <Bar
          {...{ session, page, personId, news, presence, failure, isPreview }}
          isRefused={phase === "refused"}
          onPreview={setPreview}
          onAgain={again}
        />,
        slots.bar,
      )}
      {isReady && hasRoom && (
        <DraftInPlace
          {...{ session, page, personId, slots, sources, holes, presence, phase, firstCaret, rowsFirst }}
          {...{ Preview, EditCanvas: canvas.EditCanvas }}
        />
      )}
    </>
  );
}

/** The canvas when it is here, and how many of its rows are drawn first: known without another layout while the page is read. */
function useCanvasPart() {
  const [canvas, want] = useLazyPart(loadCanvas);
  const [rowsFirst] = useState(rowsInSight);
  useEffect(() => want(true), []);
  return { canvas, rowsFirst };
}

/** What readers would see, fetched when it is first wanted: it brings the views of all kinds along. */
function usePreviewPart(isPreview: boolean) {
  const [part, want] = useLazyPart(loadPreview);
  useEffect(() => (isPreview ? want(true) : undefined), [isPreview]);
  return isPreview && part ? part.DraftPreview : null;
}

type DraftInPlaceProps = Pick<EditPageProps, "page" | "personId" | "slots"> & {
  session: RunningSession;
  sources: ReturnType<typeof pageSources>;
  holes: ReturnType<typeof useDraftHoles>;
  presence: ReturnType<typeof usePresence>;
  phase: ReturnType<typeof usePhase>;
  firstCaret: ReturnType<typeof useFirstCaret>;
  rowsFirst: number;
  /** Null while the page is written, or what readers would see of it is still fetched. */
  Preview: Awaited<ReturnType<typeof loadPreview>>["DraftPreview"] | null;
  EditCanvas: Awaited<ReturnType<typeof loadCanvas>>["EditCanvas"];
};

/** Title and canvas of an open draft, or what readers would see of it; another life of the draft begins them anew. */
function DraftInPlace(props: DraftInPlaceProps) {
  const { EditCanvas, slots, holes, firstCaret, phase, Preview, ...draft } = props;
  const { session, sources, presence } = draft;
  const { takeCaret, wasInTitle, enter } = firstCaret;
  const isRefused = phase === "refused";
  return (
    <>
      {createPortal(
        <TitleField
          key={session.epoch}
          {...{ session, presence, isRefused }}
          hadFocus={wasInTitle()}
          onEnter={enter}
        />,
        slots.title,
      )}
      {createPortal(
        <>
          {Preview && <Preview draft={session.draft} holes={holes} mentions={sources.mentions} />}
          <div hidden={Preview !== null} inert={phase !== "open"} data-refused={isRefused || undefined}>
            <EditCanvas key={session.epoch} {...draft} takeCaret={takeCaret} />
          </div>
        </>,
        slots.body,
      )}
    </>
  );
}

type BarProps = Omit<ComponentProps<typeof EditBar>, "session"> & {
  session: RunningSession | null;
  isRefused: boolean;
};

/** The bar of the moment: while the draft is opened, while it is written, and when that is over. */
function Bar({ session, isRefused, ...rest }: BarProps) {
  const { address } = rest.page;
  if (!session) return <OpeningBar failure={rest.failure} address={address} onAgain={rest.onAgain} />;
  return isRefused ? <RefusedBar {...{ session, address }} /> : <EditBar session={session} {...rest} />;
}

function usePhase(session: RunningSession | null) {
  return useSyncExternalStore(
    useCallback((listener) => session?.subscribe(listener) ?? (() => {}), [session]),
    () => session?.state().phase ?? "opening",
    () => "opening" as const,
  );
}
