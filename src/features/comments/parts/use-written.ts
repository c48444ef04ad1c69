import { useRef, useState } from "react";
import { randomValue } from "#client/random-value.ts";
import type { Typed } from "../model/mentioned.ts";
import { type KeptWords, keepWords, keptWords } from "./kept-words.ts";

const fresh = (): KeptWords => ({ typed: "", picked: [], key: randomValue() });

/** What is being written in one place of the margin, kept in the tab until it is sent or given up. */
export function useWritten(name: string, initial?: Typed) {
  const [written, setWritten] = useState<KeptWords>(() => keptWords(name) ?? { ...fresh(), ...initial });
  const isKept = useRef(keptWords(name) !== null);

  /** What is written on after the same words were sent or given up elsewhere, as in another tab, is another comment. */
  function write(change: Partial<KeptWords>) {
    const isOver = isKept.current && keptWords(name)?.key !== written.key;
    const next = { ...written, ...change, ...(isOver && { key: randomValue() }) };
    setWritten(next);
    isKept.current = keepWords(name, next);
  }

  function forget() {
    setWritten(fresh());
    keepWords(name, null);
    isKept.current = false;
  }

  return { written, write, forget };
}
