// The three records of a zip (PKWARE APPNOTE 4.3.7, 4.3.12, 4.3.16) for files that are stored as they are, below 4 GB.

type Entry = { readonly name: Uint8Array; readonly crc: number; readonly size: number };
type Field = readonly [bytes: 2 | 4, value: number];

/** Names are UTF-8; the date is the first that the format knows, since nobody asks for it. */
const utf8 = 0x0800;
const firstDate = 0x0021;

export function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  return record([[4, 0x04034b50], ...common(entry)], entry.name);
}

export function centralHeader({
  offset,
  ...entry
}: Entry & { readonly offset: number }): Uint8Array<ArrayBuffer> {
  const rest: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ];
  return record([[4, 0x02014b50], [2, 20], ...common(entry), ...rest], entry.name);
}

export function endRecord(list: {
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}): Uint8Array<ArrayBuffer> {
  const { count, size, offset } = list;
  return record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
}

function common({ name, crc, size }: Entry): Field[] {
  return [
    [2, 20],
    [2, utf8],
    [2, 0],
    [2, 0],
    [2, firstDate],
    [4, crc],
    [4, size],
    [4, size],
    [2, name.length],
    [2, 0],
  ];
}

function record(fields: readonly Field[], name: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  bytes.set(name, length);
  return bytes;
}
