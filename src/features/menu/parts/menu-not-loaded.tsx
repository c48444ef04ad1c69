import { useEffect, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { menuEditWords } from "../editing/wording.ts";

/** Tells that there is nothing to edit, and gives the bar its place back. */
export function MenuNotLoaded({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const { tell } = useNotices();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    tell({ kind: "error", text: say(menuEditWords.notLoaded) });
    onDone();
  }, [say, tell, onDone]);
  return null;
}
