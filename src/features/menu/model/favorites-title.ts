type Titled = { readonly type: string; readonly title: string };

/** What the favourites are called on the wire while nobody gave them a title (MITM-03); readers see it in their own language. */
const wireTitle = "Favorites";

export function favoritesTitleOut({ type, title }: Titled): string {
  return type === "favorites" && title === "" ? wireTitle : title;
}

export function favoritesTitleIn({ type, title }: Titled): string {
  return type === "favorites" && title === wireTitle ? "" : title;
}
