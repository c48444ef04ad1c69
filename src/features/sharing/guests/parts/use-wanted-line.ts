import { useState } from "react";

/** The line that is to have the focus; the turn counts up, so that it can be asked for again. */
export function useWantedLine() {
  const [wanted, setWanted] = useState({ line: "", turn: 0 });
  const want = (line: string) => setWanted(({ turn }) => ({ line, turn: turn + 1 }));
  return { wanted, want };
}
