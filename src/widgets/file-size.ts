const units = ["B", "KB", "MB", "GB"] as const;

/** Bytes as people read them: 950 B, 6.2 MB, 212 MB. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${amount(size, unit)} ${units[unit]}`;
}

function amount(size: number, unit: number): string {
  return unit === 0 || size >= 100 ? String(Math.round(size)) : String(Math.round(size * 10) / 10);
}
