import * as z from "zod/mini";

/** A time zone by its IANA name, as the platform knows it. */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone));

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** All zones to choose from, UTC among them, which the platform's own list leaves out. */
export function timeZones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC")];
}
