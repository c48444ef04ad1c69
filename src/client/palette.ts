import { useEffect, useRef } from "react";
import type { Words } from "#kernel/words.ts";
import { visit } from "./navigation.ts";

/** Something that the command palette lists. */
export type PaletteItem = {
  /** Stays the same over time: by it is known what a person has used. */
  readonly name: string;
  readonly group: Words;
  readonly label: string;
  /** Other words by which it is found. */
  readonly otherNames: string;
  /** As they are shown on the keyboard at hand. */
  readonly keys?: readonly string[];
  /** Why it cannot be done now; null where it can. */
  readonly hint: string | null;
  perform(): void;
};

type Source = () => readonly PaletteItem[];

const sources = new Set<{ readonly current: Source }>();

/** Lists what only this component can do, for as long as it is there. The source is asked when the palette is opened, before the focus goes to it. */
export function usePaletteItems(source: Source): void {
  const latest = useRef(source);
  latest.current = source;
  useEffect(() => {
    sources.add(latest);
    return () => void sources.delete(latest);
  }, []);
}

/** What is on the screen can do now. */
export function paletteItems(): readonly PaletteItem[] {
  return [...sources].flatMap(({ current }) => current());
}

type Offered = {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  readonly onChoose?: () => void;
  readonly disabledReason?: string | null;
};

/** What a menu on the screen offers, for the palette; `name` says whose menu it is. */
export function itemsOfMenu(
  menu: readonly { readonly entries: readonly Offered[] }[],
  { name, group, otherNames = "" }: Pick<PaletteItem, "name" | "group"> & { readonly otherNames?: string },
): PaletteItem[] {
  const entries = menu.flatMap((part) => part.entries);
  return entries.map(({ id, label, href, onChoose, disabledReason = null }) => ({
    name: `${name}-${id}`,
    group,
    label,
    otherNames,
    hint: disabledReason,
    perform: () => (href === undefined ? onChoose?.() : void visit(href)),
  }));
}
