import { useEffect } from "react";

/** Asks before somebody leaves the screen, whichever way, while `active`. */
export function useLeaveGuard(active: boolean, question: string): void {
  useEffect(() => {
    if (!active) return;
    const here = location.href;

    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.("a");
      if (
        !link ||
        link.target ||
        link.origin !== location.origin ||
        link.getAttribute("href")?.startsWith("#")
      )
        return;
      if (confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function onBack(event: PopStateEvent) {
      if (confirm(question)) return;
      event.stopImmediatePropagation();
      history.pushState(null, "", here);
    }

    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    addEventListener("popstate", onBack, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
      removeEventListener("popstate", onBack, true);
    };
  }, [active, question]);
}
