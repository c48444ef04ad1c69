import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLazyPart } from "#ui/lazy-part.ts";
import { type OpenedCard, takeCards } from "./card-opener.ts";

const loadCard = () => import("./card-open.tsx");

/**
 * Opens the card of a person at any link to their profile page, wherever a name stands: in finished bodies as well (CARD-08). Without script, in another
 * tab and from the card itself the link leads to the page.
 */
export function CardPlace() {
  const [opened, setOpened] = useState<OpenedCard | null>(null);
  const [part, want] = useLazyPart(loadCard);
  const asked = useEffectEvent((card: OpenedCard) => {
    want(true);
    setOpened(card);
  });
  useEffect(() => takeCards((card) => asked(card)), []);
  useNamesPressed({
    current: opened?.anchor ?? null,
    near: () => want(),
    open(next) {
      want(true);
      setOpened(next);
    },
  });
  if (!opened || !part) return null;
  return <part.CardOpen key={opened.personId} {...opened} onClose={() => setOpened(null)} />;
}

type Pressing = {
  /** Where the open card stands. */
  readonly current: HTMLElement | null;
  readonly near: () => void;
  readonly open: (next: OpenedCard | null) => void;
};

function useNamesPressed({ current, near, open }: Pressing): void {
  /** The name whose card was open when it was pressed: the platform has closed it by the time of the click. */
  const wasOpen = useRef<HTMLElement | null>(null);
  const pressed = useEffectEvent(() => {
    wasOpen.current = current;
  });
  const clicked = useEffectEvent((event: MouseEvent) => {
    const named = nameAt(event.target);
    if (!named || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isAgain = wasOpen.current === named.anchor;
    wasOpen.current = null;
    open(isAgain ? null : named);
  });
  const approached = useEffectEvent((event: Event) => {
    if (nameAt(event.target)) near();
  });
  useEffect(() => {
    const hears = {
      press: () => pressed(),
      click: (event: MouseEvent) => clicked(event),
      near: (event: Event) => approached(event),
    };
    document.addEventListener("pointerdown", hears.press, true);
    // Before navigation hears of it.
    document.addEventListener("click", hears.click, true);
    document.addEventListener("pointerover", hears.near, { passive: true });
    document.addEventListener("focusin", hears.near);
    return () => {
      document.removeEventListener("pointerdown", hears.press, true);
      document.removeEventListener("click", hears.click, true);
      document.removeEventListener("pointerover", hears.near);
      document.removeEventListener("focusin", hears.near);
    };
  }, []);
}

/** The link with the name of a person at this place; menus, results of a search and cards lead to the page itself. */
function nameAt(target: EventTarget | null): OpenedCard | null {
  const anchor =
    target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='/profile/p/']") : null;
  if (!anchor || anchor.closest("[role=menu], [role=listbox], [popover], [contenteditable]")) return null;
  const { origin, pathname, hash, search } = new URL(anchor.href, location.href);
  const [, id] = /^(?:\/@[^/]+)?\/profile\/p\/([1-9][0-9]{0,15})\/$/.exec(pathname) ?? [];
  if (id === undefined || origin !== location.origin || hash !== "" || search !== "") return null;
  return { personId: Number(id), anchor };
}
