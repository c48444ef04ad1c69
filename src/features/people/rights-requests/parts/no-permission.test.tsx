import { expect, it } from "vitest";
import type { Offer } from "#kernel/refusal.ts";
import { drawn } from "#testing/screens/drawn.tsx";
import { NoPermission } from "./no-permission.tsx";

it.each([
  ["admin", "No admin permissions", "/people/", "Request administrator rights"],
  ["owner", "No site ownership", "/people/", "Request site ownership"],
  ["editor", "Editors only", "/people/", "Request editor rights"],
  ["page:12", "You can't edit this page", "/page/12/", "Request edit rights"],
] as const)(
  "where %s rights are wanted the dialog is called %j, says why, and leads to requesting them [ROLE-19] [ROLE-20] [ROLE-21] [ROLE-23] [ROLE-27]",
  (offer, title, address, link) => {
    const html = drawn(<NoPermission reason="Low tide." offer={offer as Offer} hint="invite-people" />);
    const [, heading] = /<h2[^>]*>(.*?)<\/h2>/.exec(html) ?? [];
    const [, href, words] = /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(html) ?? [];
    expect([heading?.replaceAll("&#x27;", "'"), href, words]).toEqual([title, address, link]);
    expect(html).toContain('<p class="ui-dialog-text">Low tide.</p>');
  },
);
