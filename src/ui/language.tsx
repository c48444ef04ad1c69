import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { Locale, Say } from "#kernel/language.ts";
import { expanded } from "#kernel/subsite-address.ts";
import { type MinuteClock, minuteClock } from "./minute-clock.ts";

type Language = { readonly locale: Locale; readonly say: Say; readonly now: () => number };

/** How numbers are written, for what is drawn without a language: finished bodies hold no sentence of ours, but sizes of files. */
export const FormatsContext = createContext("en");

/** The moment of rendering, the same on the server and in the first rendering here, and the clock that runs on from it. */
export type RunningClock = { readonly renderedAt: number; readonly now: () => number };

/**
 * Hears that something drawn tells the time, and up to which moment it says the same; without one it is true for this moment only. The server
 * keeps what it has drawn for so long (`ui/kept.tsx`); browsers have none.
 */
export type TimeTold = (until?: number) => void;

export const TimeToldContext = createContext<TimeTold | null>(null);

type Given = Language & {
  readonly clock: MinuteClock;
  readonly running: RunningClock;
  readonly timeTold: TimeTold | null;
};

export const LanguageContext = createContext<Given | null>(null);

/**
 * Gives everything below it a language, a zone and a clock. `renderedAt` is the server's moment in milliseconds and
 * travels with the page, so that the browser's first rendering is the same text; each new pair of it and `now` starts a new clock.
 */
export function LanguageProvider({
  locale,
  say,
  now,
  renderedAt,
  children,
}: Language & { renderedAt: number; children: ReactNode }) {
  const clock = useMemo(() => minuteClock(renderedAt, now), [renderedAt, now]);
  const running = useMemo(() => ({ renderedAt, now }), [renderedAt, now]);
  const timeTold = useContext(TimeToldContext);
  return (
    <LanguageContext value={{ locale, say, now, clock, running, timeTold }}>
      <FormatsContext value={say.formats}>{children}</FormatsContext>
    </LanguageContext>
  );
}

export function useSay(): Say {
  return useLanguage().say;
}

/** The language that Intl writes numbers in. */
export function useFormats(): string {
  return useContext(FormatsContext);
}

export function useLocale(): Locale {
  return useLanguage().locale;
}

/** Says the product's own paths in the subsite that is shown (ROUT-02). */
export function useHere(): (address: string) => string {
  const slug = useContext(LanguageContext)?.locale.subsiteSlug;
  return (address) => expanded(slug, address);
}

/** For what measures time by itself. */
export function useClock(): RunningClock {
  const { running, timeTold } = useLanguage();
  return timeTold ? noticing(running, timeTold) : running;
}

/** The moment that this rendering speaks of, in milliseconds; it moves every two minutes (TIME-02). `until`: up to when the same is drawn from it. */
export function useNow(until?: (now: number) => number): number {
  const { clock, timeTold } = useLanguage();
  const now = useSyncExternalStore(clock.watch, clock.moment, clock.moment);
  timeTold?.(until?.(now));

  return now;
}

/** The same clock, which says when somebody looks at it. */
export function noticing<Clock extends object>(clock: Clock, timeTold: TimeTold): Clock {
  const properties = Object.keys(clock).map((name) => {
    const get = () => {
      timeTold();
      return Reflect.get(clock, name) as unknown;
    };
    return [name, { get }] as const;
  });
  return Object.create(clock, Object.fromEntries(properties)) as Clock;
}

function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("LanguageProvider is missing above this component");
  return language;
}
