import { usedMost } from "../rules.ts";

const keyOf = (person: number) => `atrium-commands-used-${person}`;

/** The names of what a person used last in this browser, the last one first. */
export function usedCommands(person: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** A browser may forbid its storage: then nothing is recent. */
export function noteUsed(person: number, name: string): void {
  const others = usedCommands(person).filter((other) => other !== name);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([name, ...others].slice(0, usedMost)));
  } catch {
    // Nothing is recent.
  }
}
