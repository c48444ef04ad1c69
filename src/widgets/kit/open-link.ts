import { addressOf, isLinkTarget } from "./link-target.ts";

/** Follows a link from edit mode: beside it, so that what is written stays where it is. */
export function openLink(href: string): void {
  if (isLinkTarget(href)) window.open(addressOf(href), "_blank", "noopener,noreferrer");
}
