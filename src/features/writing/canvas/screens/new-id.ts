const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random id of a widget, column or row: 60 bits, so that two people never make the same. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  // 62 letters out of 64 values: two letters come a little oftener, which costs nothing here.
  return Array.from(random, (value) => letters[(value & 63) % letters.length]).join("");
}
