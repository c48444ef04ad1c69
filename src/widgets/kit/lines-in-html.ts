import { escaped } from "#kernel/escaped.ts";

/** Words as they stand in HTML, with a break for each line. */
export function linesInHtml(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}
