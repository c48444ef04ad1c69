import { useEffect, useEffectEvent } from "react";
import { useLocale } from "#ui/language.tsx";
import { useLazyPart } from "#ui/lazy-part.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

const loadNotice = () => import("./zone-notice.tsx");

/** Looks whether the clock of the browser is set for another zone than the person's settings; what says so is fetched then alone (ACCT-09). */
export function ZoneWatch() {
  const { timeZone } = useLocale();
  const here = useHydrated() ? (Intl.DateTimeFormat().resolvedOptions().timeZone ?? "") : "";
  const differs = here !== "" && here !== timeZone;
  const [part, want] = useLazyPart(loadNotice);
  const fetchNotice = useEffectEvent(() => want());
  useEffect(() => {
    if (differs) fetchNotice();
  }, [differs]);
  return differs && part ? <part.ZoneNotice here={here} settings={timeZone} /> : null;
}
