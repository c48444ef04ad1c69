import { lazy, Suspense } from "react";

const SetIcon = lazy(async () => ({ default: (await import("./set-icon.tsx")).SetIcon }));

/** An icon of the set in edit mode: the drawings come when one is shown, and its place is empty until then. */
export function FetchedIcon({ number, size }: { number: number; size: number }) {
  return (
    <Suspense fallback={null}>
      <SetIcon {...{ number, size }} />
    </Suspense>
  );
}
