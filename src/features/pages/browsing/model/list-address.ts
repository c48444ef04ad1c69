import { type ListView, listViews } from "./list-view.ts";

/** The address of a list in an order, as long as it is, in a view, for whoever chooses without script. */
export function listIn(
  { address }: { readonly address: string },
  chosen: { readonly by: string; readonly all?: boolean; readonly view?: ListView },
): string {
  return further(address, {
    by: chosen.by,
    show_all_when_many: chosen.all ? "yes" : null,
    view: named(chosen.view),
  });
}

/** The view as addresses name it: the first is that of a list of which nothing is said. */
export function named(view: ListView | undefined): ListView | null {
  return view === undefined || view === listViews[0] ? null : view;
}

/** The address of a list with what is asked for behind it. */
export function further(address: string, fields: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${given.join("&")}`;
}
