import { useState } from "react";
import { randomValue } from "#client/random-value.ts";
import { type KeptWords, keepWords, keptWords } from "./kept-words.ts";

const fresh = (typed = ""): KeptWords => ({ typed, picked: [], key: randomValue() });

/** What is being written in one place of the margin, kept in the tab until it is sent or given up. */
export function useWritten(name: string, initial?: Pick<KeptWords, "typed" | "picked">) {
  const [written, setWritten] = useState<KeptWords>(() => keptWords(name) ?? { ...fresh(), ...initial });

  function write(change: Partial<KeptWords>) {
    const next = { ...written, ...change };
    setWritten(next);
    keepWords(name, next);
  }

  function forget() {
    setWritten(fresh());
    keepWords(name, null);
  }

  return { written, write, forget };
}
