/** Domains as people type them: apart by commas, blanks or lines, some with an @ before them. */
export function domainsIn(typed: string): string[] {
  const parts = typed.split(/[\s,;]+/).map((part) => part.replace(/^@/, "").toLowerCase());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/** The first that is none; null where all are. Other scripts are written as their names on the wire (`xn--`). */
export function wrongDomain(domains: readonly string[]): string | null {
  const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
  const domain = new RegExp(`^(?:${label}\\.)+${label}$`);
  return domains.find((each) => each.length > 253 || !domain.test(each)) ?? null;
}
