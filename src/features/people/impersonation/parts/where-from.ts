/** Where one asks to impersonate somebody, and comes back to where one is now (ROUT-28, ROUT-29). */
export function impersonateAddress(personId: number, from: "list" | "menu"): string {
  const next = encodeURIComponent(location.pathname + location.search);
  return from === "menu"
    ? `/settings/impersonate/u/${personId}/?from=menu&next=${next}`
    : `/settings/impersonate/p/${personId}/?next=${next}`;
}
