import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { visit } from "#client/navigation.ts";
import { showSending } from "#client/under-way.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import type { OpenedNotifications } from "./notifications-panel.tsx";

const loadPanel = async (address: string) => (await import("./notifications-panel.tsx")).loadOpened(address);

type BellProps = {
  html: string;
  /** Their screen is the open one: the bell is the way to it, as on phones. */
  isThere: boolean;
};

/** The bell of the top bar, which is finished HTML. Its newest notifications open below it; what cannot be fetched opens as the screen. */
export function Bell({ html, isThere }: BellProps) {
  const place = useRef<HTMLDivElement>(null);
  const leadsOn = useNarrow() || isThere;
  const { opened, anchor, close } = useOpened(place, leadsOn);
  // Each time it is drawn: its HTML is another one with each news. What is open stays so in a window that becomes narrow.
  useEffect(() => sayWhatOpens(place.current, leadsOn && !opened ? null : opened !== null));
  return (
    <>
      <div ref={place} className="shell-bell" dangerouslySetInnerHTML={{ __html: html }} />
      {opened && <opened.Panel data={opened.data} anchor={anchor} onClose={close} />}
    </>
  );
}

const linkIn = (place: HTMLElement | null) => place?.querySelector("a") ?? null;

function sayWhatOpens(place: HTMLElement | null, isOpen: boolean | null): void {
  const says = { "aria-haspopup": "dialog", "aria-expanded": String(isOpen) };
  for (const [name, value] of Object.entries(says))
    if (isOpen === null) linkIn(place)?.removeAttribute(name);
    else linkIn(place)?.setAttribute(name, value);
}

/** News put another link into the place of the one that was pressed, while the panel is open. */
function linkOfNow(place: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return linkIn(place.current);
    },
  };
}

/** They may be writing elsewhere by now, and keep the focus. */
function hasGoneOn(link: HTMLElement | null): boolean {
  return document.activeElement !== document.body && document.activeElement !== link;
}

function useOpened(place: RefObject<HTMLElement | null>, leadsOn: boolean) {
  const [anchor] = useState(() => linkOfNow(place));
  const [opened, setOpened] = useState<OpenedNotifications | null>(null);
  const close = () => setOpened(null);
  /** The platform has closed the panel by the time of the click that was to close it. */
  const wasOpen = useRef(false);
  const pressed = useEffectEvent(() => {
    wasOpen.current = opened !== null;
  });

  const clicked = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.button !== 0 || leadsOn) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isAgain = wasOpen.current;
    wasOpen.current = false;
    if (isAgain) return close();
    const done = showSending();
    const loaded = await loadPanel(link.pathname).catch(() => null);
    done();
    if (hasGoneOn(anchor.current)) return;
    if (loaded) setOpened(loaded);
    else void visit(link.href);
  });

  useEffect(() => {
    const stop = new AbortController();
    place.current?.addEventListener("pointerdown", () => pressed(), { signal: stop.signal });
    place.current?.addEventListener("click", (event) => void clicked(event), { signal: stop.signal });
    return () => stop.abort();
  }, [place]);
  return { opened, anchor, close };
}
