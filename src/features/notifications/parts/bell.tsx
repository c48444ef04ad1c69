import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { visit } from "#client/navigation.ts";
import { showSending } from "#client/under-way.ts";
import type { OpenedNotifications } from "./notifications-panel.tsx";

const loadPanel = async () => (await import("./notifications-panel.tsx")).loadOpened();

/** Where the bell leads is the screen itself on phones, and where somebody is there already. */
const leadsOn = () =>
  matchMedia("(max-width: 799px)").matches || location.pathname.endsWith("/notifications/");

/** The bell of the top bar, which is finished HTML. Its newest notifications open below it; what cannot be fetched opens as the screen. */
export function Bell({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { opened, anchor, close } = useOpened(place);
  return (
    <>
      <div ref={place} className="shell-bell" dangerouslySetInnerHTML={{ __html: html }} />
      {opened && <opened.Panel data={opened.data} anchor={anchor} onClose={close} />}
    </>
  );
}

function useOpened(place: RefObject<HTMLElement | null>) {
  const anchor = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<OpenedNotifications | null>(null);
  const close = () => setOpened(null);
  /** The platform has closed the panel by the time of the click that was to close it. */
  const wasOpen = useRef(false);
  const pressed = useEffectEvent(() => {
    wasOpen.current = opened !== null;
  });

  const clicked = useEffectEvent(async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.button !== 0 || leadsOn()) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isAgain = wasOpen.current;
    wasOpen.current = false;
    if (isAgain) return close();
    anchor.current = link;
    const done = showSending();
    const loaded = await loadPanel().catch(() => null);
    done();
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
