import { useEffect, useSyncExternalStore } from "react";
import { useSay } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { sendingWords } from "../wording.ts";
import { uploadList } from "./upload-list.ts";

const loadPanel = () => import("./uploads-panel.tsx");

/** Where the panel of uploads appears, on a page that is read or edited; reading fetches nothing of it. */
export function UploadsPlace() {
  const say = useSay();
  const uploads = useSyncExternalStore(uploadList.subscribe, uploadList.all, uploadList.none);
  const [part, want] = useLazyPart(loadPanel);
  const isNeeded = uploads.length > 0;
  const isRunning = uploads.some((upload) => isUnderWay(upload.state().phase));
  useEffect(() => {
    if (isNeeded) want();
  }, [isNeeded]);
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLinks = (event: MouseEvent) => {
      if (!leadsAway(event) || confirm(say(sendingWords.leave))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("beforeunload", ask);
    document.addEventListener("click", askAtLinks, true);
    return () => {
      removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLinks, true);
    };
  }, [isRunning, say]);
  return isNeeded && part ? <part.UploadsPanel uploads={uploads} /> : null;
}

const isUnderWay = (phase: string) => phase === "start" || phase === "progress";

/** A link to another page of the site; the same page read or edited keeps the uploads. */
function leadsAway(event: MouseEvent): boolean {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname;
}
