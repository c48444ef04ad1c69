/** The text that a name in HTML stands for, as the specification sends some (`safe_name`, `name_s`). */
export function textOfHtml(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}
