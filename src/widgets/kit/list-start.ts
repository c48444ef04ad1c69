/** Numbers that no list of a person reaches. */
export const startMost = 99_999;

/** The number that a list counts from; null where it is the first, which every list does, and for what is no such number. */
export function startFrom(value: unknown): number | null {
  const isStart = typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= startMost;
  return isStart && value !== 1 ? value : null;
}

/** Signs of so many digits have room before an item. */
const digitsWithRoom = 2;

/** More room beside a list of longer numbers, which would stand beyond the edge of a phone; null where none is needed. At both sides, since each item has a direction of its own. Nine items on, it still has it. */
export function roomForNumbers(start: number | null | undefined): string | null {
  const digits = String((start ?? 1) + 9).length - digitsWithRoom;
  return digits > 0 ? `${digits * 0.6}em` : null;
}
