import { type Verdict, allow, refuse } from "#kernel/verdict.ts";

const opened = /^(https?|mailto|tel|sms|ftp):/i;
/** What stands before a colon, unless a port does: example.org:8080. */
const scheme = /^[a-z][a-z0-9+-]*:(?!\d)/i;

/** A link as people meant it (MITM-11, MITM-12, MITM-13). */
export function correctedLink(typed: string): string {
  const link = typed.trim().replace(/^(htp|htttp|httt):/i, "http:");
  if (link === "" || link.startsWith("/") || opened.test(link) || scheme.test(link)) return link;
  return `http://${link}`;
}

/** Links that run something in the reader's browser are no links. */
export function mayBeLink(corrected: string): Verdict<"menu-link-unsafe"> {
  const isOpened = corrected === "" || corrected.startsWith("/") || opened.test(corrected);
  return isOpened ? allow : refuse("menu-link-unsafe");
}

/** It leads to another site; `//` begins the name of one. */
export function leadsAway(link: string): boolean {
  return !link.startsWith("/") || /^\/[/\\]/.test(link);
}
