const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in XML, between elements and in double quotes. */
export function escapedXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
