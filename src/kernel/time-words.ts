import { dateFormat } from "./kept-date-formats.ts";
import type { Locale, Say } from "./language.ts";
import { formatsOf } from "./languages.ts";
import { words } from "./words.ts";

export const timeWording = words("time", {
  justNow: "a moment ago",
  minutes: "{count, plural, one {# minute ago} other {# minutes ago}}",
  hours: "{count, plural, one {# hour ago} other {# hours ago}}",
  days: "{count, plural, one {# day ago} other {# days ago}}",
  months: "{count, plural, one {# month ago} other {# months ago}}",
  today: "Today",
  yesterday: "Yesterday",
  tomorrow: "Tomorrow",
});

/** Whom a time is told to. */
export type Listener = { readonly locale: Locale; readonly say: Say };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;

/**
 * The moment `at` as seen from `now`, both in milliseconds since 1970: "a moment ago" to "6 months ago", a date from
 * 210 days on (TIME-03 to TIME-08), date and time for a future beyond five minutes (TIME-09, TIME-14).
 * `steady-time-words.ts` knows until when each of these stands.
 */
export function relativeTime(at: number, now: number, { locale, say }: Listener): string {
  const age = now - at;
  if (age < -5 * minute) return formatDateTime(at, locale);
  if (age < 90 * second) return say(timeWording.justNow);
  if (age < hour) return say(timeWording.minutes, { count: Math.floor(age / minute) });
  if (age < day) return say(timeWording.hours, { count: Math.floor(age / hour) });
  if (age < 60 * day) return say(timeWording.days, { count: Math.floor(age / day) });
  if (age < 210 * day) return say(timeWording.months, { count: Math.floor(age / month) });
  return formatDate(at, locale);
}

/**
 * When something on a page was: relative up to a week, then "17 November", with its year where that is another one than now.
 * For sentences whose times the specification leaves open.
 */
export function recentDate(at: number, now: number, listener: Listener): string {
  if (Math.abs(now - at) <= 7 * day) return relativeTime(at, now, listener);
  return dayOfYear(at, now, listener.locale);
}

/** "17 November", with its year where that is another one than now. */
export function dayOfYear(at: number, now: number, locale: Locale): string {
  const year = (moment: number) => formatter(locale, { year: "numeric" }).format(moment);
  if (locale.dateOrder === "ymd" || year(at) !== year(now)) return formatDate(at, locale);
  return dayAndMonth(at, locale);
}

/** "17 November", of whichever year. */
export function dayAndMonth(at: number, locale: Locale): string {
  const parts = formatter(locale, { day: "numeric", month: "long" }).formatToParts(at);
  const [d, m] = (["day", "month"] as const).map((type) => parts.find((part) => part.type === type)?.value);
  return locale.dateOrder === "dmy" ? `${d} ${m}` : `${m} ${d}`;
}

/** "November", where it stands alone. */
export function monthName(at: number, locale: Locale): string {
  return formatter({ ...locale, timeZone: "UTC" }, { month: "long" }).format(at);
}

/**
 * The day of a moment as people name it where it stands alone, as in headings: Today, Yesterday, Tomorrow, the weekday within
 * seven days (TIME-10), else the date, without its year where that is this one. Days begin at midnight of the reader's zone.
 */
export function vanityDate(at: number, now: number, { locale, say }: Listener): string {
  const days = dayNumber(at, locale) - dayNumber(now, locale);
  if (days === 0) return say(timeWording.today);
  if (days === -1) return say(timeWording.yesterday);
  if (days === 1) return say(timeWording.tomorrow);
  if (Math.abs(days) < 7) return capitalized(formatter(locale, { weekday: "long" }).format(at), locale);
  return dayOfYear(at, now, locale);
}

function capitalized(word: string, { language }: Locale): string {
  return word.charAt(0).toLocaleUpperCase(formatsOf(language)) + word.slice(1);
}

/** Days since 1970 of the date that a moment has in the reader's zone; two moments of one day have the same. */
export function dayNumber(at: number, locale: Locale): number {
  const zone = { timeZone: locale.timeZone, calendar: "gregory", numberingSystem: "latn" };
  const format = dateFormat("en", { ...zone, year: "numeric", month: "numeric", day: "numeric" });
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  return Date.UTC(parts.get("year") ?? 0, (parts.get("month") ?? 1) - 1, parts.get("day") ?? 1) / day;
}

/** All that a day depends on. */
type Calendar = Pick<Locale, "language" | "timeZone" | "dateOrder">;

/** "12 November 2026" in the person's language, order of day and month, and zone (TIME-12). */
export function formatDate(at: number, locale: Calendar): string {
  const format = formatter(locale, { day: "numeric", month: "long", year: "numeric" });
  const parts = format.formatToParts(at);
  const natural = parts.map((part) => part.type[0]).filter((letter) => "dmy".includes(letter ?? "-"));
  if (natural.join("") === locale.dateOrder) return parts.map((part) => part.value).join("");
  return orderedDate(at, locale);
}

/** Moments that were written before; past so many all are written anew. */
const mostWritten = 5000;
const written = new Map<string, string>();

/**
 * "12 November 2026, 14:05", or "2:05 PM" for people of the twelve-hour clock (TIME-12). The same moments are shown over and over, and
 * writing them is a third of what drawing a list of comments or ticks costs.
 */
export function formatDateTime(at: number, locale: Locale): string {
  const { language, timeZone, hour12, dateOrder } = locale;
  const key = `${at} ${language} ${timeZone} ${hour12} ${dateOrder}`;
  const found = written.get(key);
  if (found !== undefined) return found;
  if (written.size >= mostWritten) written.clear();
  const text = `${formatDate(at, locale)}, ${formatTime(at, locale)}`;
  written.set(key, text);
  return text;
}

export function formatTime(at: number, locale: Locale): string {
  const format = formatter(locale, {
    hour: locale.hour12 ? "numeric" : "2-digit",
    minute: "2-digit",
    hourCycle: locale.hour12 ? "h12" : "h23",
  });
  // Browsers disagree with Node on the space before AM; both must write the same text.
  return format.format(at).replace(/\s/gu, " ");
}

function orderedDate(at: number, locale: Calendar): string {
  const month = locale.dateOrder === "ymd" ? "2-digit" : "long";
  const parts = formatter(locale, { day: "numeric", month, year: "numeric" }).formatToParts(at);
  const [d, m, y] = (["day", "month", "year"] as const).map(
    (type) => parts.find((part) => part.type === type)?.value ?? "",
  );
  if (locale.dateOrder === "ymd") return `${y}-${m}-${d?.padStart(2, "0")}`;
  return locale.dateOrder === "mdy" ? `${m} ${d}, ${y}` : `${d} ${m} ${y}`;
}

function formatter(
  locale: Omit<Calendar, "dateOrder">,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const calendar = { calendar: "gregory", numberingSystem: "latn", timeZone: locale.timeZone };
  return dateFormat(formatsOf(locale.language), { ...calendar, ...options });
}
