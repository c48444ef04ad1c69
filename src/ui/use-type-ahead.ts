import { useRef } from "react";

const forgottenAfter = 700;

/** Finds the text that begins with the letters typed in a row, looking from the current place on; null for other keys. */
export function useTypeAhead(): (key: string, at: number, texts: readonly string[]) => number | null {
  const typed = useRef({ letters: "", at: 0 });

  return (key, at, texts) => {
    if (key.length !== 1 || (key === " " && typed.current.letters === "")) return null;
    const now = performance.now();
    const isNew = now - typed.current.at > forgottenAfter;
    typed.current = { letters: isNew ? key : typed.current.letters + key, at: now };
    return matchAfter(typed.current.letters, isNew ? at : at - 1, texts);
  };
}

function matchAfter(letters: string, at: number, texts: readonly string[]): number | null {
  const wanted = letters.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step++) {
    const place = (at + step + texts.length) % texts.length;
    if (texts[place]?.trim().toLocaleLowerCase().startsWith(wanted)) return place;
  }
  return null;
}
