import fc from "fast-check";

/** Any character of Unicode, like fast-check's "binary" without its table of all million of them, which takes half a second to make. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));
