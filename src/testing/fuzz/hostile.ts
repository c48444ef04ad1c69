import fc from "fast-check";
import { anyCharacter } from "../any-character.ts";

/** Texts that have broken other products: none of them may break a call. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202egnp.exe",
  "👩‍👩‍👧‍👦".repeat(50),
  "x".repeat(100_000),
  "\n\r\t\u000b\u001f",
  "__proto__",
  "constructor",
  "toString",
  "../../../../etc/passwd",
  "..%2f..%2f",
  "%00",
  "%E0%A4%A",
  "' or 1=1 --",
  "$1",
  "\\",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "NaN",
  "Infinity",
  "-0",
  "1e400",
  "0x10",
  "9007199254740993",
  "99999999999999999999999999",
  "-1",
  "0",
  "1",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  '{"a":',
  '{"__proto__":{"polluted":1}}',
  `${"[".repeat(3000)}`,
  `${"[".repeat(3000)}${"]".repeat(3000)}`,
  "2026-02-30T25:61:61Z",
  "a@b",
  "@",
  "http://127.0.0.1/",
  "javascript:alert(1)",
];

/** Values of shapes that no field asks for. */
const shapes: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  [],
  [[]],
  [null],
  {},
  { $ne: 1 },
  { length: -1 },
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
  deep(500),
  Array.from({ length: 5000 }, (_, place) => place),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...shapes),
  fc.array(hostileText, { maxLength: 5 }),
  fc.jsonValue(),
);

/** Whole bodies that are no body at all, with the type they claim. */
export const hostileBody: fc.Arbitrary<{ type: string; bytes: Buffer }> = fc.record({
  type: fc.constantFrom(
    "application/json",
    "application/json; charset=utf-16",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "multipart/form-data; boundary=",
    "text/plain",
    "application/xml",
    "nonsense",
    "",
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        "",
        "{",
        "null",
        "[1]",
        '"text"',
        "12",
        `${"[".repeat(20_000)}`,
        `{"a":${'{"a":'.repeat(5000)}1${"}".repeat(5001)}`,
        '{"__proto__":{"magic":"x"}}',
        '{"constructor":{"prototype":{"x":1}}}',
        "a=%zz&b=%E0%A4%A&=&&&",
        "a[b][c]=1&a[]=2&__proto__[x]=1",
        Array.from({ length: 2000 }, (_, place) => `f${place}=1`).join("&"),
        '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n1\r\n--x--\r\n',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nno end',
        "--x\r\n\r\n\r\n--x--",
        `{"name":"${"x".repeat(1_000_000)}"}`,
      )
      .map((text) => Buffer.from(text)),
    fc.constant(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  ),
});

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
}
