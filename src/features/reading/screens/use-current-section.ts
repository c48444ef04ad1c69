import { useEffect, useState } from "react";

/** How far below the top of the window a heading may stand and still be the one that is read. */
const readingLine = 140;

/** The id of the section that is read now: the last one whose heading has passed the top of the window. */
export function useCurrentSection(entries: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState(entries[0]?.id ?? null);
  const ids = entries.map((entry) => entry.id).join(" ");

  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    if (headings.length === 0) return;
    let asked = 0;
    function look() {
      asked = 0;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < readingLine);
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? null);
    }
    function askOnce() {
      asked ||= requestAnimationFrame(look);
    }
    look();
    addEventListener("scroll", askOnce, { passive: true });
    return () => {
      removeEventListener("scroll", askOnce);
      cancelAnimationFrame(asked);
    };
  }, [ids]);

  return current;
}
