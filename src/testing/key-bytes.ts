const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a key as an authenticator app reads it off (base32). */
export function keyBytes(key: string): Buffer {
  const bits = Array.from(key, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
