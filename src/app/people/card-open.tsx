import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type Failure, send } from "#client/call.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { type Card, cardFrom, cardOf } from "#features/subsites/cards/model/card.ts";
import { profileCard } from "#features/subsites/cards/contract.ts";
import { useSay } from "#ui/language.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useAnchored } from "#ui/use-anchored.ts";
import { CardShown } from "#features/subsites/cards/parts/card-shown.tsx";
import type { OpenedCard } from "./card-opener.ts";
import "#ui/popover-open.css";
import "#features/subsites/cards/parts/cards.css";

type CardOpenProps = OpenedCard & { readonly onClose: () => void };

/** The card of a person beside their name; the focus goes into it and comes back (CARD-08). */
export function CardOpen({ personId, anchor, failed = cardWords.notLoaded, onClose }: CardOpenProps) {
  const say = useSay();
  const popup = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement | null>(anchor);
  const answer = useCard(personId);
  useAnchored(popup, origin, { align: "start", onClose, onShown: (element) => element.focus() });
  useOpenMark(anchor);
  useSizeOf(popup, answer);
  const name = answer?.success ? answer.card.name : anchor.textContent.trim();
  // By the platform, which gives the focus back while what stands there still hears of it.
  const close = () => popup.current?.hidePopover();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears its own Escape.
    <div
      ref={popup}
      popover="auto"
      role="dialog"
      aria-label={say(cardWords.label, { name })}
      aria-busy={answer === null || undefined}
      tabIndex={-1}
      className="ui-overlay ui-popover cards-popup"
      onKeyDown={(event) => hear(event, close)}
    >
      {answer === null && <Skeleton />}
      {answer?.success === false && (
        <p className="cards-failed" role="alert">
          {answer.said ?? say(failed)}
        </p>
      )}
      {answer?.success && <CardShown card={answer.card} close={close} />}
    </div>
  );
}

type Loaded = { readonly success: true; readonly card: Card } | Failure;

function useCard(personId: number): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCard(personId).then((given) => isWanted && setLoaded(given));
    return () => {
      isWanted = false;
    };
  }, [personId]);
  return loaded;
}

async function loadCard(personId: number): Promise<Loaded> {
  const answer = await send(profileCard, cardOf(personId));
  return answer.success ? { success: true, card: cardFrom(answer) } : answer;
}

/** A name says that its card is open for as long as it is; what opens something of its own, as the search does, says that alone. */
function useOpenMark(anchor: HTMLElement): void {
  useEffect(() => {
    if (anchor.hasAttribute("aria-expanded")) return;
    anchor.setAttribute("aria-expanded", "true");
    return () => anchor.removeAttribute("aria-expanded");
  }, [anchor]);
}

/** What has come is larger than what it was waited for with: the card finds its place once more. */
function useSizeOf(popup: { readonly current: HTMLElement | null }, answer: unknown): void {
  useEffect(() => {
    if (answer !== null && popup.current) dispatchEvent(new Event("resize"));
  }, [popup, answer]);
}

function hear(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.defaultPrevented) return;
  if (event.key === "Tab") return goRound(event);
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Tab stays in the card, as in every dialog: behind its last stop comes the first. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: card, shiftKey } = event;
  const stops = [...card.querySelectorAll<HTMLElement>("a[href], button, [tabindex='0']")];
  const [first = card, last = card] = [stops.at(0), stops.at(-1)];
  const { activeElement } = document;
  const isAtEnd = shiftKey ? activeElement === card || activeElement === first : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (shiftKey ? last : first).focus();
}
