const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

/** A random name of letters and digits for something new in a draft. */
export function makeId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join("");
}
