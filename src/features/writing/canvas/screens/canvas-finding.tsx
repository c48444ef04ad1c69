import { useMemo, useState } from "react";
import * as Y from "yjs";
import { useOffer } from "#client/offers.ts";
import { useLazyPart } from "#ui/lazy-part.ts";
import { findInPage } from "../../commands/find-in-page.ts";
import { replaceInPage } from "../../commands/replace-in-page.ts";
import { findingWords } from "../../finding/wording.ts";
import type { FindingPage } from "../../finding/screens/use-finding.ts";
import { readingOrder } from "../model/reading-order.ts";
import { type Canvas, useCanvas } from "./canvas.ts";

const loadFindBar = () => import("../../finding/parts/find-bar.tsx");

type Begun = { readonly words: string; readonly isReplacing: boolean };

/** Finding and replacing on the page; what it needs is fetched when somebody looks for something. */
export function CanvasFinding() {
  const canvas = useCanvas();
  const [part, want] = useLazyPart(loadFindBar);
  const [begun, setBegun] = useState<Begun | null>(null);
  const isOpen = begun !== null;
  const page = useMemo(() => (isOpen ? findingPage(canvas) : null), [canvas, isOpen]);

  function begin(isReplacing: boolean) {
    want(canvas.say(findingWords.notLoaded));
    setBegun({ words: wordsSelected() || (begun?.words ?? ""), isReplacing });
  }
  // Pressed once more in the bar, the keys are the browser's.
  const accepts = ({ target }: Event) => !(target instanceof Element && target.closest(".finding-bar"));
  useOffer(findInPage.name, { perform: () => begin(begun?.isReplacing ?? false), accepts });
  useOffer(replaceInPage.name, { perform: () => begin(true), accepts: () => true });

  if (!part || !begun || !page) return null;
  return (
    <part.FindBar
      {...begun}
      page={page}
      onReplacing={(isReplacing) => setBegun({ ...begun, isReplacing })}
      onClose={() => setBegun(null)}
    />
  );
}

function findingPage(canvas: Canvas): FindingPage {
  const { session } = canvas;
  return {
    draft: session.draft,
    ids: () => readingOrder(canvas.watch.layout.get()),
    from: placeOfCaret(canvas),
    step(work) {
      session.undo.stopCapturing();
      session.change(work);
      session.undo.stopCapturing();
    },
    focus: (id, at) => canvas.focuses.into(id, at),
    watchNames: canvas.sources.mentions.subscribe,
  };
}

/** Where the caret stands, or the selection begins; the beginning of a block that does not tell. */
function placeOfCaret({ session, selection, carets }: Canvas): FindingPage["from"] {
  const { id, inside = false } = selection.get() ?? {};
  if (id === undefined) return null;
  const caret = inside ? carets.get(id)?.() : undefined;
  const [anchor, head] = [caret?.anchor, caret?.head].map(
    (place) => place && Y.createAbsolutePositionFromRelativePosition(place, session.draft),
  );
  if (!anchor || !head) return { id, part: null, from: 0, inName: null };
  const from = anchor.type === head.type ? Math.min(anchor.index, head.index) : head.index;
  return { id, part: Y.findRootTypeKey(head.type), from, inName: null };
}

/** A few words that are selected are what somebody looks for. */
function wordsSelected(): string {
  const words = getSelection()?.toString().trim() ?? "";
  return words.length <= 100 && !words.includes("\n") ? words : "";
}
