import encodeQR from "qr";

/** A QR code as one path, a unit for each module, with the four modules of quiet around it that readers need. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  // The library's rows stand in a border of its own.
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet });
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
  return { size: rows.length, path };
}

const quiet = 4;

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
