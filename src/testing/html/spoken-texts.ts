/** What finished HTML says to people: the words between tags, and those in attributes that are seen or heard. */
export function spokenTexts(html: string): string[] {
  const shown = html
    .replace(/<script[^]*?<\/script>/g, "")
    .replace(/<style[^]*?<\/style>/g, "")
    .replace(/<(pre|code)\b[^]*?<\/\1>/g, "");
  const between = shown.replace(/<!--.*?-->/g, "").split(/<[^>]*>/);
  const attributes = [
    ...shown.matchAll(
      / (?:aria-label|aria-description|aria-roledescription|title|placeholder|alt)="([^"]*)"/g,
    ),
  ].map(([, value = ""]) => value);
  return [...between, ...attributes]
    .map((text) => decoded(text).trim())
    .filter((text) => /\p{L}{2,}/u.test(text));
}

function decoded(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
