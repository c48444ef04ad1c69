import { useCallback, useState } from "react";

/** Whether a picture is on its way to any place; what is saved before it has come would be saved without it. */
export function usePlacesBusy() {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set());
  const onBusy = useCallback((place: string, isBusy: boolean) => {
    setPlaces((before) => {
      if (before.has(place) === isBusy) return before;
      const others = [...before].filter((each) => each !== place);
      return new Set(isBusy ? [...others, place] : others);
    });
  }, []);
  return [places.size > 0, onBusy] as const;
}
