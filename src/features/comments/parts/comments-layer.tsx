import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useOffer } from "#client/offers.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { Button } from "#ui/button.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { useSay } from "#ui/language.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { useWindow } from "#ui/use-window.ts";
import { useNotices } from "#ui/notices-host.tsx";
import type { Passage } from "../model/found-passage.ts";
import { commentWords } from "../wording.ts";
import { visiblePassage } from "./block-text.ts";
import { CommentsPanel } from "./comments-panel.tsx";
import { keptName } from "./kept-name.ts";
import { keptWords } from "./kept-words.ts";
import type { Begun, Margin } from "./margin.ts";
import { threadAt } from "./thread-at.ts";
import { ThreadList } from "./thread-list.tsx";
import { useMargin } from "./use-margin.ts";
import { selectedIn, useSelected } from "./use-selected.ts";
import "./comments.css";

export type CommentsLayerProps = {
  page: Pick<PageFacts, "id" | "layout">;
  personId: number;
  /** The page is being written: nothing new is begun, and what is said is shown. */
  isEdited: boolean;
  /** Counts how often it was asked to begin before it was there. */
  asked: number;
};

/** There is room for the margin between the text and its contents. */
const roomBeside = "(min-width: 1272px)";

/** Comments in the margin of a page. It is fetched where there are some, or when somebody selects words. */
export function CommentsLayer({ page, personId, isEdited, asked }: CommentsLayerProps) {
  const pageId = page.id;
  const layer = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const isBeside = useWindow(roomBeside) && page.layout === "reading" && !isEdited;
  const { margin, begunRange } = useMargin(layer, { pageId, personId, isEdited });
  const begin = useBegin(layer, (passage) => {
    margin.activate(null);
    margin.begin(passage);
    if (!isBeside) setOpen(true);
  });
  useOffer("comment", margin.mayBegin ? { perform: begin } : null);
  useAsked(asked, begin);
  useUnsent(keptName(personId, pageId, "new"), (passage) => margin.begin(passage));
  useClicks(layer, (point) => {
    const found = threadAt(point, margin);
    if (found === null) return;
    margin.activate(found);
    if (!isBeside) setOpen(true);
  });
  const place = useSelected(layer, margin.mayBegin && margin.begun === null);
  return (
    <div ref={layer} className="comments-layer">
      {isBeside ? (
        <>
          <ThreadList {...{ margin, begunRange, isBeside }} />
          {place && <BeginButton {...{ place }} onBegin={begin} />}
        </>
      ) : (
        <CommentsPanel
          {...{ begunRange, isOpen, isEdited }}
          margin={isNarrow ? closing(margin, () => setOpen(false)) : margin}
          onOpen={setOpen}
          onBegin={place && begin}
        />
      )}
    </div>
  );
}

/** A sheet would stand over the passage that it leads to. */
function closing(margin: Margin, close: () => void): Margin {
  const goTo = (id: number) => {
    close();
    margin.goTo(id);
  };
  return { ...margin, goTo };
}

type Layer = RefObject<HTMLDivElement | null>;

function BeginButton({ place, onBegin }: { place: { top: number; end: number }; onBegin: () => void }) {
  const say = useSay();
  return (
    <div
      className="comments-begin"
      style={cssVariables({ "--top": `${place.top}px`, "--end": `${place.end}px` })}
      // The selection stays.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button icon={MessageSquarePlus} size="small" onPress={onBegin}>
        {say(commentWords.comment)}
      </Button>
    </div>
  );
}

/** Begins with what is selected; by keys without a selection, with the text that is in sight. */
function useBegin(layer: Layer, onBegin: (passage: Begun) => void) {
  const say = useSay();
  const { tell } = useNotices();
  return () => {
    const chosen = selectedIn(layer.current);
    const selected = chosen ?? visiblePassage(layer.current?.closest("article") ?? null);
    if (!selected) return void tell({ text: say(commentWords.selectFirst) });
    document.getSelection()?.removeAllRanges();
    const { widget, quote, before, after } = selected;
    onBegin({ widget, quote, before, after, isByKeys: chosen === null });
  };
}

function useAsked(asked: number, begin: () => void): void {
  const now = useEffectEvent(begin);
  useEffect(() => {
    if (asked > 0) now();
  }, [asked]);
}

/** What was written here and not sent is there again. */
function useUnsent(name: string, onFound: (passage: Passage) => void): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const kept = keptWords(name);
    if (kept?.passage && kept.typed.trim() !== "") found(kept.passage);
  }, [name]);
}

function useClicks(layer: Layer, onClick: (point: { x: number; y: number }) => void): void {
  const clicked = useEffectEvent((event: MouseEvent) => {
    const isElsewhere =
      event.target instanceof Element && event.target.closest("a, button, input, .comments-layer");
    if (isElsewhere || !document.getSelection()?.isCollapsed) return;
    onClick({ x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const page = layer.current?.closest("article");
    const listener = (event: MouseEvent) => clicked(event);
    page?.addEventListener("click", listener);
    return () => page?.removeEventListener("click", listener);
  }, [layer]);
}
