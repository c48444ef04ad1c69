import { expect, it } from "vitest";
import type { Offer } from "#kernel/refusal.ts";
import { requestTo } from "./wanted.ts";

it.each<[Offer, object]>([
  ["admin", { only_site_owners: "no" }],
  ["owner", { only_site_owners: "yes" }],
  ["editor", { only_site_owners: "no", right: "editor" }],
  ["page:12", { only_site_owners: "no", page_id: 12 }],
])(
  "a request for the rights %s is sent with whom it goes to, the refused action and %j [RQST-04]",
  (offer, more) => {
    expect(requestTo(7, offer, "rename-folder")).toEqual({ admin_id: 7, hint: "rename-folder", ...more });
  },
);
