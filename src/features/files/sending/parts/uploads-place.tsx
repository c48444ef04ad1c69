import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLazyPart } from "#ui/lazy-part.ts";
import { uploadList } from "./upload-list.ts";
import { useLeavingQuestion } from "./use-leaving-question.ts";

const loadPanel = () => import("./uploads-panel.tsx");

/** Where the panel of uploads appears, on a page that is read or edited; reading fetches nothing of it. */
export function UploadsPlace() {
  const all = useSyncExternalStore(uploadList.subscribe, uploadList.all, uploadList.none);
  const uploads = all.filter(uploadList.isInSight);
  const [part, want] = useLazyPart(loadPanel);
  const fetchPanel = useEffectEvent(() => want());
  const isNeeded = uploads.length > 0;
  useEffect(() => {
    if (isNeeded) fetchPanel();
  }, [isNeeded]);
  useLeavingQuestion(uploads.some((upload) => isUnderWay(upload.state().phase)));
  return isNeeded && part ? <part.UploadsPanel uploads={uploads} /> : null;
}

const isUnderWay = (phase: string) => phase === "start" || phase === "progress";
