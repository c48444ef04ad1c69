import type { FirstText } from "./first-text.ts";

/** The most letters of what is typed as an address, and of a title. */
export const embedAddressMost = 2000;
export const embedTitleMost = 200;
export const embedAddress: FirstText = {
  path: "address",
  most: embedAddressMost,
  isCode: true,
  enter: { path: "title", most: embedTitleMost, enter: "leave" },
};

/** What is shown of another service: made of what was typed by a kind that knows it, never taken from anybody's HTML. */
export type Embedded = {
  /** What people call the service, or the host of its address. */
  readonly service: string;
  /** What it is called without a title; the service where it is left out. */
  readonly name?: string;
  /** What stands in the frame; always https. */
  readonly src: string;
  /** Where the link beside it leads. */
  readonly address: string;
  /** As wide as it is high, or how high it is in pixels. */
  readonly size: "video" | "small-video" | number;
  /** Nobody scrolls in it. */
  readonly isStill?: boolean;
};

/** The heights that are offered, in pixels. */
export const embedHeights = [200, 300, 450, 600, 800] as const;
export const heightLeast = 100;
export const heightMost = 2000;

/** A height as the draft holds it. */
export function heightOf(value: unknown, otherwise: number): number {
  const height = Number(value);
  return Number.isInteger(height) && height >= heightLeast && height <= heightMost ? height : otherwise;
}

/** An https address that somebody typed, with or without its scheme; null for everything else. */
export function httpsAddress(typed: string): URL | null {
  const words = typed.trim();
  if (words === "" || /\s/.test(words)) return null;
  const full =
    /^[a-z][a-z0-9+.-]*:/i.test(words) && !/^[^/]+\.[^/]+:\d/.test(words) ? words : `https://${words}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "" || !url.hostname.includes("."))
    return null;
  return url.href.length <= embedAddressMost ? url : null;
}

/** What may stand in a frame: an https address, as it was written. */
export function frameOf(src: string): { readonly host: string; readonly href: string } | null {
  const url = /^https:\/\//i.test(src) ? httpsAddress(src) : null;
  return url && { host: url.host, href: url.href };
}

/** The host without the `www.` before it. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^www\./, "");
}

/**
 * The address of the site's own frame around a foreign one. It alone may hold another host's frame, and that one only (decision
 * 0129): the page around it allows none.
 */
export function frameAddress({ src, isStill }: Pick<Embedded, "src" | "isStill">): string {
  return `/-/frame/?src=${encodeURIComponent(src)}${isStill ? "&still=1" : ""}`;
}
