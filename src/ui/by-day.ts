/** Lines in lists of one day each, in the order that they have. */
export function byDay<Line extends { readonly happened: number }>(
  lines: readonly Line[],
  dayOf: (at: number) => number,
): { readonly day: number; readonly lines: Line[] }[] {
  const days: { day: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.happened);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
