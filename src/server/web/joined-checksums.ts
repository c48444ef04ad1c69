/** The polynomial of gzip's checksums, its bits in reverse order. */
const polynomial = 0xedb88320;
const one = 0x80000000;

/** What appending so many bytes does to a checksum, to be worked out once for each text (as zlib's crc32_combine_gen). */
export type Appending = number;

export function appendingOf(length: number): Appending {
  let appending = one;
  let square = bytePower;
  for (let left = length; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) appending = times(square, appending);
    square = times(square, square);
  }
  return appending;
}

/** The checksum of two texts in one, from those of both. */
export function joined(first: number, second: number, appending: Appending): number {
  return (times(appending, first) ^ second) >>> 0;
}

/** Multiplies two polynomials over bits, modulo that of the checksum. */
function times(left: number, right: number): number {
  let product = 0;
  let shifted = right;
  for (let bit = one; bit > 0; bit >>>= 1) {
    if (left & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the eighth: one byte further. */
const bytePower = one >>> 8;
