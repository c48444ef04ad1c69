/** Links lead to the web, to mail and within the site; never to a script or to data. */
const allowedScheme = /^(?:https?|mailto):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Whether a link of a page may have this address. Control characters and blanks that browsers drop are dropped first. */
export function isAllowedAddress(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, "");
  return allowedScheme.test(plain) || !anyScheme.test(plain);
}

/** Whether an address leaves the site; such links open in a new tab (TEXT-10). */
export function isOutside(address: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(address.trim());
}

/** What a link to another host carries: a tab of its own, and nothing of ours with it. */
export const outsideLink = { target: "_blank", rel: "noopener noreferrer" } as const;
