import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { Locale, Say } from "#kernel/language.ts";
import { expanded } from "#kernel/subsite-address.ts";
import { type MinuteClock, minuteClock } from "./minute-clock.ts";

type Language = { readonly locale: Locale; readonly say: Say; readonly now: () => number };

/** How numbers are written, for what is drawn without a language: finished bodies hold no sentence of ours, but sizes of files. */
export const FormatsContext = createContext("en");

/** The moment of rendering, the same on the server and in the first rendering here, and the clock that runs on from it. */
export type RunningClock = { readonly renderedAt: number; readonly now: () => number };

export const LanguageContext = createContext<
  (Language & { readonly clock: MinuteClock; readonly running: RunningClock }) | null
>(null);

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
  return (
    <LanguageContext value={{ locale, say, now, clock, running }}>
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
  return useLanguage().running;
}

/** The moment that this rendering speaks of, in milliseconds; it moves every two minutes (TIME-02). */
export function useNow(): number {
  const { clock } = useLanguage();
  return useSyncExternalStore(clock.watch, clock.moment, clock.moment);
}

function useLanguage() {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("LanguageProvider is missing above this component");
  return language;
}
