import type { FrameContext } from "#calls/frame-read.ts";
import type { NavigationItem } from "#kernel/frame.ts";
import { defaultNavigation } from "./rules.ts";

/** Where somebody can go from every screen. */
export function readNavigation({ actor }: FrameContext): readonly NavigationItem[] {
  return defaultNavigation(actor);
}
