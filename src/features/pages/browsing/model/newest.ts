/** Postgres counts what writes modulo so many, so that of two numbers the newer one is up to half as many ahead. */
const round = 2 ** 32;

/** Of numbers of transactions the one that was given last; "0", which is none, for none. */
export function newest(written: readonly string[]): string {
  return written.reduce((one, other) => (one === "0" || isNewer(other, one) ? other : one), "0");
}

function isNewer(one: string, other: string): boolean {
  const ahead = (Number(one) - Number(other) + round) % round;
  return ahead > 0 && ahead < round / 2;
}
