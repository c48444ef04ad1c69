import { useState } from "react";
import type { Words } from "#kernel/words.ts";
import { type GuestEdits, filledLines, lineField } from "../model/guest-edits.ts";
import { badLines } from "../rules.ts";

/**
 * What is wrong at the lines for new guests. Only lines that somebody has left, or tried to save, are told what is wrong with
 * them; `want` gives the focus to the first that has to be mended. `listed` are the keys of those who read the page already.
 */
export function useLineErrors(edits: GuestEdits, listed: ReadonlySet<string>, want: (line: string) => void) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const bad = badLines(filledLines(edits), listed);

  /** Somebody goes on typing in the line: what was wrong may be so no longer. */
  function takeBack(line: string) {
    setLeft(new Set([...left].filter((each) => each !== line)));
    setRefused(Object.fromEntries(Object.entries(refused).filter(([each]) => each !== lineField(line))));
  }

  /** False when a line has to be mended first. */
  function check(): boolean {
    const [first] = bad.keys();
    if (first === undefined) return true;
    setLeft(new Set(bad.keys()));
    want(first);
    return false;
  }

  /** What the server found wrong, at its lines; answers the paths of all of them. */
  function refuse(fields: Readonly<Record<string, string>>): string[] {
    setRefused(fields);
    const first = edits.added.find(({ line }) => lineField(line) in fields);
    if (first) want(first.line);
    return edits.added.map(({ line }) => lineField(line));
  }

  const leave = (line: string) => setLeft(new Set([...left, line]));
  const errorAt = (line: string): Words | string | undefined =>
    (left.has(line) ? bad.get(line) : undefined) ?? refused[lineField(line)];
  return { takeBack, check, refuse, leave, errorAt };
}
