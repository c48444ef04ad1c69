import type * as Y from "yjs";
import { layoutParts } from "#widgets/kit/draft-parts.ts";

type Root = ReturnType<Y.Doc["get"]>;

/**
 * The parts of a draft, listed in the order in which they are likely to be looked for: those of the layout, then from the one
 * found last outwards. The library looks for a part's name among all of them for each piece that it writes, always from the
 * first: a table of twenty thousand cells took seconds.
 */
export class FoundRoots extends Map<string, Root> {
  readonly #all: [string, Root][] = [];
  readonly #places = new Map<string, number>();
  #last = 0;

  override set(name: string, root: Root): this {
    const place = this.#places.get(name) ?? this.#all.length;
    this.#places.set(name, place);
    this.#all[place] = [name, root];
    return super.set(name, root);
  }

  override *entries(): MapIterator<[string, Root]> {
    for (const name of layoutParts) {
      const part = this.get(name);
      if (part) yield [name, part];
    }
    const [all, from] = [this.#all, this.#last];
    for (let step = 0; from + step < all.length || step <= from; step++) {
      for (const at of [from + step, from - step]) {
        const found = all[at];
        if (!found) continue;
        this.#last = at;
        yield found;
      }
    }
  }
}
