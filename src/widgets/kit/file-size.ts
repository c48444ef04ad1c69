const units = ["B", "KB", "MB", "GB"] as const;

/** Bytes as people read them: 950 B, 6.2 MB, 212 MB; `formats` is the language of the numbers. */
export function fileSize(bytes: number, formats: string): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${amount(size, unit, formats)} ${units[unit]}`;
}

function amount(size: number, unit: number, formats: string): string {
  const maximumFractionDigits = unit === 0 || size >= 100 ? 0 : 1;
  return size.toLocaleString(formats, { maximumFractionDigits, useGrouping: false });
}
