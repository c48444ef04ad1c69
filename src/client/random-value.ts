/** What every call carries as `ajx`, so that no two of them are alike (CALL-01). */
export function randomValue(): string {
  return Math.random().toString(36).slice(2);
}
