import { useState } from "react";
import type { FoundCommand } from "./found-commands.ts";

/**
 * Which entry of the list is marked: hits come first, then commands. A command that was walked to stays marked when hits
 * arrive above it.
 */
export function useMarked(hits: number, commands: readonly FoundCommand[]) {
  const [marked, setMarked] = useState<{ hit: number } | { command: string } | null>(null);
  const command = marked && "command" in marked ? marked.command : null;
  const at = commands.findIndex(({ name }) => name === command);
  const hit = marked && "hit" in marked && marked.hit < hits ? marked.hit : 0;
  return {
    marked: at < 0 ? hit : hits + at,
    /** Somebody has walked to it. */
    isMoved: at >= 0 || hit > 0,
    mark(place: number) {
      const chosen = commands[place - hits];
      setMarked(chosen ? { command: chosen.name } : { hit: place });
    },
    unmark: () => setMarked(null),
  };
}
