import { useEffect, useRef, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";

/** Tells those who cannot see it that the page in front of them is another one now: `of` says which it is. */
export function PageNews({ of }: { of: string }) {
  const say = useSay();
  const [times, setTimes] = useState(0);
  const read = useRef(of);
  useEffect(() => {
    if (read.current === of) return;
    read.current = of;
    setTimes((before) => before + 1);
  }, [of]);
  return (
    <p className="ui-unseen" role="status">
      {times > 0 && <span key={times}>{say(pageWords.updated)}</span>}
    </p>
  );
}
