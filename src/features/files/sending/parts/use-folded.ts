import { useState } from "react";

/** Whether the panel is folded: as its person chose, until something else goes wrong, or on a phone until anything does. */
export function useFolded(troubles: number) {
  const [beganFolded] = useState(isNarrow);
  const [chosen, choose] = useState<{ isFolded: boolean; troubles: number } | null>(null);
  const isFolded = chosen && chosen.troubles >= troubles ? chosen.isFolded : beganFolded && troubles === 0;
  return { isFolded, fold: (folds: boolean) => choose({ isFolded: folds, troubles }) };
}

function isNarrow(): boolean {
  return matchMedia("(max-width: 799px)").matches;
}
