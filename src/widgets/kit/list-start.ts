/** Numbers that no list of a person reaches. */
export const startMost = 99_999;

/** The number that a list counts from; null where it is the first, which every list does, and for what is no such number. */
export function startFrom(value: unknown): number | null {
  const isStart = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= startMost;
  return isStart && value !== 1 ? value : null;
}
