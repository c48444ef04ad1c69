/** The address of a list in an order, or as long as it is, for whoever chooses without script. */
export function listIn(
  { address }: { readonly address: string },
  chosen: { readonly by: string; readonly all?: boolean },
): string {
  return further(address, { by: chosen.by, show_all_when_many: chosen.all ? "yes" : null });
}

/** The address of a list with what is asked for behind it. */
export function further(address: string, fields: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${given.join("&")}`;
}
