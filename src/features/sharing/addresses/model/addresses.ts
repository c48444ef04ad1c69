import type { OutputOf } from "#kernel/call.ts";
import type { sharingDetails } from "../../contract.ts";

/** What the sharing dialog shows, by the names that the product gives it; the title is HTML, as it is sent. */
export function addressesIn(details: OutputOf<typeof sharingDetails>) {
  const { vanity_share: share, vanity_follow: follow, title_s: safeTitle } = details;
  return { share, follow, safeTitle, isFromTemplate: details.has_template_permissions };
}

export type Addresses = ReturnType<typeof addressesIn>;
