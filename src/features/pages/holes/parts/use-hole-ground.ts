import { useMemo } from "react";
import type { Frame } from "#kernel/frame.ts";
import { useClock, useLocale, useSay } from "#ui/language.tsx";
import type { HoleReader } from "#widgets/living.ts";
import type { HoleGround } from "./hole-view.tsx";

/** What the holes of a page share, from the screen around them. */
export function useHoleGround(frame: Pick<Frame, "me">, page: { readonly mayEdit: boolean }): HoleGround {
  const say = useSay();
  const locale = useLocale();
  const clock = useClock();
  const { mayEdit } = page;
  return useMemo(
    () => ({ say, locale, clock, reader: holeReader(frame, { mayEdit }) }),
    [say, locale, clock, frame, mayEdit],
  );
}

export function holeReader(
  { me }: Pick<Frame, "me">,
  { mayEdit }: { readonly mayEdit: boolean },
): HoleReader {
  return { person: me && { id: me.id, name: me.name }, mayEdit };
}
