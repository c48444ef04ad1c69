import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { pieceMost } from "../rules.ts";
import { uiWording } from "#ui/wording.ts";
import { browsingWords } from "../wording.ts";

export type ComingRows = {
  /** How many rows are there, and how many come behind them. */
  readonly there: number;
  readonly left: number;
  readonly isReading: boolean;
  readonly hasFailed: boolean;
  /** Its reader has no script: nothing comes by itself, and no place is kept for it. */
  readonly isPlain: boolean;
  /** Where they stand for whoever reads without script. */
  readonly href: string;
  /** `isAsked`: somebody waits for them. */
  readonly readTo: (rows: number, isAsked: boolean) => Promise<void>;
};

/** Windows below the visible one, in whose height rows are there before somebody scrolls to them. */
const ahead = 3;

/**
 * Keeps the place of the rows that have not come, as high as they will be, so that nothing moves; brings them when somebody comes near. The link leads there by keys
 * and without script.
 */
export function RowsToCome({ rows }: { rows: ComingRows }) {
  const { there, left, isReading, isPlain } = rows;
  const place = useRef<HTMLDivElement>(null);
  useNearness(place, rows);
  if (left === 0) return null;
  return (
    <div
      // Another one behind each piece: it does not move, what it kept free is taken.
      key={there}
      ref={place}
      className="browsing-coming"
      style={cssVariables({ "--rows": isPlain ? 1 : left })}
      aria-busy={isReading || undefined}
    >
      <WayOn
        rows={rows}
        onGo={async () => {
          await rows.readTo(there + pieceMost, true);
          focusRow(there + 1);
        }}
      />
    </div>
  );
}

/** What is asked for by keys; where it could not be fetched, that, and another try. */
function WayOn({ rows: { hasFailed, href }, onGo }: { rows: ComingRows; onGo: () => Promise<void> }) {
  const say = useSay();
  const here = useHere();
  if (hasFailed)
    return (
      <p className="browsing-cut" role="alert">
        {say(browsingWords.restNotLoaded)}{" "}
        <Button size="small" onPress={() => void onGo()}>
          {say(uiWording.tryAgain)}
        </Button>
      </p>
    );
  return (
    <a
      className="browsing-more"
      href={here(href)}
      onClick={(event) => {
        event.preventDefault();
        void onGo();
      }}
    >
      {say(browsingWords.morePages)}
    </a>
  );
}

/** Whoever asked by keys goes on in the first row that came. */
function focusRow(place: number): void {
  const row = `.browsing-main :is([aria-posinset="${place}"], [aria-rowindex="${place + 1}"]) a`;
  document.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
}

/** Reads on while the place of the next row is near the window: so many rows at once as would fill what is seen. */
function useNearness(place: { readonly current: HTMLElement | null }, rows: ComingRows): void {
  const { there, left, isReading, hasFailed } = rows;
  const near = useEffectEvent(async ({ height, top }: DOMRectReadOnly) => {
    const perRow = height / left;
    const missing = Math.ceil((innerHeight * (1 + ahead) - top) / perRow);
    const isReadOnHere = place.current?.contains(document.activeElement) === true;
    await rows.readTo(there + Math.max(missing, pieceMost), isReadOnHere);
    if (isReadOnHere) focusRow(there + 1);
  });
  useEffect(() => {
    const element = place.current;
    if (!element || isReading || hasFailed || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Whoever scrolls fast has come near and been far since the last frame.
        const last = entries.at(-1);
        if (last?.isIntersecting) void near(last.boundingClientRect);
      },
      { rootMargin: `${ahead * 100}% 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, there, left, isReading, hasFailed]);
}
