type Entry<Value> = { readonly text: string; readonly value: Value; readonly size: number };

/** Letters of each sample by which texts are told apart at first, and how many of them. */
const sample = 24;
const samples = 4;
/** Of texts that are alike in all of them so many are kept. */
const mostAlike = 16;

/**
 * Values by texts that may be long, such as all that a piece of a document is drawn from; those that were asked for longest ago go first. A map by whole
 * texts reads every letter of a new text before it looks: here a few letters find the place, and the text itself is compared, which is much faster.
 * `limit` bounds the sum of `sizeOf` over what is kept.
 */
export function openKeptByText<Value>(limit: number, sizeOf: (text: string, value: Value) => number) {
  const places = new Map<string, readonly Entry<Value>[]>();
  let size = 0;

  function put(sign: string, entries: readonly Entry<Value>[]): void {
    size += sizeOfAll(entries) - sizeOfAll(places.get(sign) ?? []);
    places.delete(sign);
    places.set(sign, entries);
  }

  function shrink(): void {
    for (const [sign, oldest] of places) {
      if (size <= limit) break;
      places.delete(sign);
      size -= sizeOfAll(oldest);
    }
  }

  return {
    find(text: string): Value | undefined {
      const sign = signOf(text);
      const entries = places.get(sign);
      const found = entries?.find((each) => each.text === text);
      if (!entries || !found) return undefined;
      places.delete(sign);
      places.set(sign, entries);
      return found.value;
    },
    /** Takes the place of what was kept for this text. */
    keep(text: string, value: Value): void {
      const sign = signOf(text);
      const others = (places.get(sign) ?? []).filter((each) => each.text !== text);
      // A copy: what was cut out of a document would keep all of it in memory.
      const entry = { text: ` ${text}`.slice(1), value, size: sizeOf(text, value) };
      put(sign, [...others.slice(1 - mostAlike), entry]);
      shrink();
    },
  };
}

function sizeOfAll(entries: readonly Entry<unknown>[]): number {
  return entries.reduce((sum, entry) => sum + entry.size, 0);
}

/** The length and a few letters from all over the text. */
function signOf(text: string): string {
  let sign = `${text.length}`;
  for (let at = 0; at < samples; at++) {
    const from = Math.floor((text.length * at) / samples);
    sign += text.slice(from, from + sample);
  }
  return sign + text.slice(-sample);
}
