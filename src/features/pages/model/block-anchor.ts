/** What a link to a block of a page ends with. No heading has such a name: those have no colon. */
export const blockAnchor = (id: string) => `block:${id}`;

/** The block that an address names behind its `#`; null where it names none. */
export function blockInHash(hash: string): string | null {
  return /^#block:([A-Za-z0-9]{6,24})$/.exec(hash)?.[1] ?? null;
}
