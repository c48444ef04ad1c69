import { use, useSyncExternalStore } from "react";
import { useClock, useLocale, useSay } from "#ui/language.tsx";
import type { Hole } from "#kernel/page-body.ts";
import type { DraftHoles } from "./draft-holes.ts";
import { HoleView } from "./hole-view.tsx";
import { loadViews, viewOf } from "./loaded-views.ts";

const loading = new Map<string, Promise<void>>();

/** A living widget of a draft as its readers will see it; nobody acts here. */
export function LookedAtHole({ hole, holes }: { hole: Hole; holes: DraftHoles }) {
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const data = useSyncExternalStore(holes.subscribe, () => holes.data(hole.id));
  if (!viewOf(hole.kind)) use(loadingOf(hole.kind));
  const view = viewOf(hole.kind);
  const ground = { say, locale, clock, reader: { person: null, mayEdit: true } };
  return view && <HoleView hole={{ ...hole, data }} {...{ view, ground }} act={null} />;
}

function loadingOf(kind: string): Promise<void> {
  const known = loading.get(kind) ?? loadViews([kind]);
  loading.set(kind, known);
  return known;
}
