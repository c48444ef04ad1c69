import { useEffect, useEffectEvent, useRef } from "react";
import { useHere, useSay } from "#ui/language.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { peopleWords } from "../wording.ts";
import type { AllPeople } from "./use-all-people.ts";
import "./people.css";

/** Windows below the visible one, at whose height people are fetched. */
const ahead = 2;

/** Behind the first people of a list: brings the others when somebody comes near. The link does it for keys, and leads to all of them without script. */
export function PeopleToCome({ list, whole }: { list: AllPeople<{ readonly id: number }>; whole: string }) {
  const say = useSay();
  const here = useHere();
  const place = useRef<HTMLDivElement>(null);
  useNearness(place, list);
  if (list.left === 0) return null;

  async function goOn() {
    const there = list.people.length;
    await list.bring();
    const next = document.querySelectorAll<HTMLElement>("[data-person]")[there];
    next?.setAttribute("tabindex", "-1");
    next?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} className="people-all" aria-busy={list.isReading || undefined}>
      {list.hasFailed ? (
        <LoadFailed onRetry={() => void goOn()}>{say(peopleWords.restNotLoaded)}</LoadFailed>
      ) : (
        <a
          href={here(whole)}
          onClick={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          {say(peopleWords.rest)}
        </a>
      )}
    </div>
  );
}

function useNearness(
  place: { readonly current: HTMLElement | null },
  { left, isReading, hasFailed, bring }: AllPeople<{ readonly id: number }>,
): void {
  const near = useEffectEvent(() => void bring());
  useEffect(() => {
    const element = place.current;
    if (!element || isReading || hasFailed || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) near();
      },
      { rootMargin: `${ahead * 100}% 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, left, isReading, hasFailed]);
}
