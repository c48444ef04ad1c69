/** The bar with the link marked that leads to the open address, or to the place that holds it. */
export function withCurrent(html: string, address: string): string {
  const path = address.split("?")[0] ?? "";
  let current = "";
  for (const [, link = ""] of html.matchAll(/href="([^"]+)"/g))
    if (link === path || (link !== "/" && link.length > current.length && path.startsWith(link)))
      current = link;
  return current === "" ? html : html.replaceAll(`href="${current}"`, `$& aria-current="page"`);
}
