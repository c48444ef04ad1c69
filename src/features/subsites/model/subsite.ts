import type { Listing } from "../contract.ts";
import type { KnownSubsite } from "../rules.ts";

/** A subsite as somebody finds it on a list, and as they stand to it. */
export type Subsite = KnownSubsite & {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly accent: string | null;
  readonly isPreselected: boolean;
  /** Its setting, which counts only where the site publishes. */
  readonly isSetPublic: boolean;
  readonly listing: Listing;
  readonly level: "on" | "digest" | "off" | null;
  readonly people: number;
  /** When they asked to join it last, in milliseconds since 1970. */
  readonly requested: number | null;
};
