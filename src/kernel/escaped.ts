const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML and XML, between tags and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * Text between tags as a browser writes it when it is asked for its HTML. Finished HTML that is read back from the document and comes
 * once more is then the same text, and its elements stay, with the focus in them.
 */
export function writtenText(text: string): string {
  return written(text, /[&<>\u00a0]/g);
}

/** The same for a quoted attribute. */
export function writtenValue(text: string): string {
  return written(text, /[&"\u00a0]/g);
}

function written(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => entities[sign] ?? "&nbsp;");
}
