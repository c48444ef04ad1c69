/**
 * A line of a table as spreadsheets read it. What begins like a formula stands behind an apostrophe, because a name that somebody chose would
 * otherwise be worked out on the machine of whoever opens the file.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const plain = /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
