import { dateFormat } from "#kernel/kept-date-formats.ts";
import type { FileFact } from "../kit/file-fact.ts";
import { fileSize } from "../kit/file-size.ts";

/** Its kind, its size and the day on which it was added; `formats` is the language of numbers and dates. */
export function factsOf({ file, added }: { file: FileFact; added: number }, formats: string): string {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(file.name)?.[1]?.toUpperCase();
  return [ending, fileSize(file.size, formats), added > 0 && dayOf(added, formats)]
    .filter(Boolean)
    .join(" · ");
}

/** Finished HTML is the same for all readers, whatever their zone. */
function dayOf(added: number, formats: string): string {
  const day = {
    day: "numeric",
    month: "long",
    year: "numeric",
    calendar: "gregory",
    timeZone: "UTC",
  } as const;
  return dateFormat(formats, day).format(added);
}
