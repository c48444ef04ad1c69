/** An item as it is kept. `title` is empty where the item is called what its target is called. */
export type MenuItem = {
  readonly id: string;
  readonly target: Target;
  readonly title: string;
  readonly icon: number | null;
  readonly newTab: boolean;
  readonly hideLabel: boolean;
  readonly tooltip: string;
};

/** Where an item leads. A menu leads nowhere and has items of its own. */
export type Target =
  | { readonly type: "link"; readonly link: string }
  | { readonly type: "page"; readonly pageId: number }
  | { readonly type: "folder"; readonly folderId: number }
  | { readonly type: "tag"; readonly tagId: number }
  | { readonly type: "favorites" }
  | { readonly type: "menu"; readonly items: readonly MenuItem[] };

export type Menu = {
  readonly items: readonly MenuItem[];
  /** Items that do not fit go under More. */
  readonly overflow: boolean;
  /** Counts the saves; 0 is the menu that nobody has saved yet. */
  readonly revision: number;
};

/** What the items lead to, as far as the reader may know of it. */
export type Targets = {
  readonly pages: ReadonlyMap<number, { readonly title: string; readonly address: string }>;
  readonly folders: ReadonlyMap<number, { readonly name: string; readonly address: string }>;
  readonly tags: ReadonlyMap<number, { readonly name: string; readonly address: string }>;
  /** Whether a visitor finds a home page; the others are led to theirs, or told that there is none. */
  readonly hasHome: boolean;
};

/** All items, those below others too. */
export function everyItem(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...(item.target.type === "menu" ? item.target.items : [])]);
}
