const linkTarget =
  /^(?:https?:\/\/[^\s\u0000]+|mailto:[^\s@\u0000]+@[^\s@\u0000]+|page:[1-9][0-9]{0,15}(?:#[^\s\u0000]{1,200})?)$/i;

/** Where a link of a text may lead: the web, mail, or a page of the site by its id, so that it survives renames. */
export function isLinkTarget(href: string): boolean {
  return href.length <= 2000 && linkTarget.test(href) && href.isWellFormed();
}

/** Where a stored link leads: a page by its id, else the address itself. */
export function addressOf(href: string): string {
  const page = /^page:(\d+)(#.*)?$/i.exec(href);
  return page ? `/page/${page[1]}/${page[2] ?? ""}` : href;
}

/** The same, as other programs find it. */
export function fullAddressOf(href: string, origin: string): string {
  const address = addressOf(href);
  return address.startsWith("/") ? origin + address : address;
}

/** The id of the page that a stored link leads to. */
export function pageOf(href: string): number | null {
  const page = /^page:(\d+)/i.exec(href);
  return page ? Number(page[1]) : null;
}

const pageAddress = /^\/page\/(\d+)\/?(#\S*)?$/;

/** An address of the browser as a text stores it; pages of this site by their id. Null for what no text may link to. */
export function hrefFrom(address: string, origin: string): string | null {
  // Browsers drop these wherever they stand, so that a scheme cannot hide behind them.
  const plain = address.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  const local = plain.startsWith(`${origin}/`) ? plain.slice(origin.length) : plain;
  const page = pageAddress.exec(local);
  if (page) return stored(`page:${page[1]}${page[2] ?? ""}`);
  const full = /^\/(?![/\\])/.test(plain) ? origin + plain : plain;
  return stored(full.replace(/\s/g, encodeURIComponent));
}

/** What somebody typed as an address: with or without its scheme, or a mail address. Null when it is none. */
export function typedAddress(typed: string, origin: string): string | null {
  const words = typed.trim();
  if (/^(?:https?:|mailto:|page:|\/)/i.test(words)) return hrefFrom(words, origin);
  if (/^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/.test(words)) return stored(`mailto:${words}`);
  if (/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(words))
    return stored(`https://${words}`);
  return null;
}

function stored(href: string): string | null {
  return isLinkTarget(href) ? href : null;
}
