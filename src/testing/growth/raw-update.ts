/** A piece of an update as it goes over the wire: where it stands and what it is. */
export type Struct = { readonly at: Place } & (
  | { readonly words: string }
  | { readonly value: unknown }
  | { readonly element: string }
  | { readonly text: true }
  | { readonly mark: string; readonly is: unknown }
);

/** A browser and the number of one of its letters. */
type Id = readonly [client: number, clock: number];

type Place =
  | { readonly part: string; readonly key?: string }
  | { readonly inside: Id }
  | { readonly behind?: Id; readonly before?: Id | null };

/** What each browser wrote, from its first letter on, and what it deletes: runs of letters as place and length. */
export type Sent = {
  readonly structs: Readonly<Record<number, readonly Struct[]>>;
  readonly deleted?: Readonly<Record<number, readonly Id[]>>;
};

/** The bytes of an update that no library would write, in the first form of the Yjs protocol. */
export function updateOf({ structs, deleted = {} }: Sent): Uint8Array {
  const out = new Bytes();
  const browsers = Object.entries(structs);
  number(out, browsers.length);
  for (const [client, pieces] of browsers) {
    for (const each of [pieces.length, Number(client), 0]) number(out, each);
    for (const piece of pieces) struct(out, piece);
  }
  const gone = Object.entries(deleted);
  number(out, gone.length);
  for (const [client, ranges] of gone) {
    for (const each of [Number(client), ranges.length, ...ranges.flat()]) number(out, each);
  }
  return out.whole();
}

const refs = { words: 4, mark: 6, type: 7, value: 8 };

function struct(out: Bytes, piece: Struct): void {
  const ref =
    "words" in piece ? refs.words : "mark" in piece ? refs.mark : "value" in piece ? refs.value : refs.type;
  place(out, ref, piece.at);
  if ("words" in piece) text(out, piece.words);
  else if ("value" in piece) value(out, piece.value);
  else if ("mark" in piece) for (const each of [piece.mark, JSON.stringify(piece.is)]) text(out, each);
  else if ("element" in piece) {
    number(out, 3);
    text(out, piece.element);
  } else number(out, 6);
}

function place(out: Bytes, ref: number, at: Place): void {
  const behind = "behind" in at ? at.behind : undefined;
  const before = "before" in at ? at.before : undefined;
  const key = "key" in at ? at.key : undefined;
  out.byte(ref | (behind ? 0x80 : 0) | (before ? 0x40 : 0) | (key === undefined ? 0 : 0x20));
  if (behind) letter(out, behind);
  if (before) letter(out, before);
  if (behind || before) return;
  if ("part" in at) {
    number(out, 1);
    text(out, at.part);
  } else if ("inside" in at) for (const each of [0, ...at.inside]) number(out, each);
  if (key !== undefined) text(out, key);
}

function letter(out: Bytes, [client, clock]: Id): void {
  number(out, client);
  number(out, clock);
}

/** One value of a map. */
function value(out: Bytes, said: unknown): void {
  number(out, 1);
  any(out, said);
}

/** A word, a small whole number, a list or an object. */
function any(out: Bytes, said: unknown): void {
  if (Array.isArray(said)) {
    out.byte(117);
    number(out, said.length);
    for (const each of said) any(out, each);
  } else if (typeof said === "object" && said !== null) {
    const entries = Object.entries(said);
    out.byte(118);
    number(out, entries.length);
    for (const [key, each] of entries) {
      text(out, key);
      any(out, each);
    }
  } else if (typeof said === "string") {
    out.byte(119);
    text(out, said);
  } else {
    const whole = Number(said);
    out.byte(125);
    out.byte((whole > 0x3f ? 0x80 : 0) | (whole & 0x3f));
    if (whole > 0x3f) number(out, Math.floor(whole / 0x40));
  }
}

const encoder = new TextEncoder();

function text(out: Bytes, said: string): void {
  if (said.length > shortMost || !plain.test(said)) {
    const bytes = encoder.encode(said);
    number(out, bytes.length);
    out.all(bytes);
    return;
  }
  number(out, said.length);
  for (let at = 0; at < said.length; at++) out.byte(said.charCodeAt(at));
}

/** Texts of so few letters, a byte each, are most of an update: an array for each took most of the time. */
const shortMost = 30;
const plain = /^[\u0020-\u007e]*$/;

function number(out: Bytes, said: number): void {
  let left = said;
  for (; left > 127; left = Math.floor(left / 128)) out.byte(128 | (left % 128));
  out.byte(left);
}

/** Bytes one behind the other, millions of them. */
class Bytes {
  #room = new Uint8Array(4096);
  #length = 0;

  byte(said: number): void {
    if (this.#length === this.#room.length) this.#widen(1);
    this.#room[this.#length++] = said;
  }

  all(said: Uint8Array): void {
    this.#widen(said.length);
    this.#room.set(said, this.#length);
    this.#length += said.length;
  }

  whole(): Uint8Array {
    return this.#room.slice(0, this.#length);
  }

  #widen(most: number): void {
    if (this.#length + most <= this.#room.length) return;
    const wider = new Uint8Array(2 * (this.#length + most));
    wider.set(this.#room);
    this.#room = wider;
  }
}
