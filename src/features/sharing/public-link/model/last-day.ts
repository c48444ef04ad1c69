/** The last moment of a day as a date field writes it, where whoever chose it is; null without one. */
export function endOfDay(day: string): number | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date, 23, 59, 59, 999).getTime();
}

/** The day of a moment as a date field writes it; empty without one. */
export function dayOf(moment: number | null): string {
  if (moment === null) return "";
  const at = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
