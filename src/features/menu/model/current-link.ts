/** The bar with the link marked that leads to the open address, or to the place that holds it. */
export function withCurrent(html: string, address: string): string {
  const path = address.split("?")[0] ?? "";
  let current = "";
  for (const [, link = ""] of html.matchAll(/href="([^"]+)"/g))
    if (link === path || (link !== "/" && link.length > current.length && path.startsWith(link)))
      current = link;
  return current === "" ? html : moreMarked(html.replaceAll(`href="${current}"`, `$& aria-current="page"`));
}

/** The bar as it was before a link was marked. */
export function withoutCurrent(html: string): string {
  return html.replaceAll(' aria-current="page"', "").replaceAll(moreUnmarked, "");
}

const moreUnmarked = ".menu-more{--more:0}";

/** More is marked only at the widths at which the current link stands under it: on the bar the link itself is. */
function moreMarked(html: string): string {
  const under = html.split(`-over="`).findLast((each) => each.includes(" aria-current"));
  return html.replace(`-over="${under?.split(`"`)[0]}"]{display:none}`, `$&${moreUnmarked}`);
}
