/** The words of a file: UTF-8, or UTF-16 where it says so. What cannot be read becomes the sign for that; a NUL is dropped. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes).toWellFormed().replaceAll("\u0000", "");
}
