type Column = { readonly width: number | null };

/** The class of a table whose author chose a width for each column: the widths hold exactly, also beside other tables. */
export function exactClass(columns: readonly Column[]): string | undefined {
  return columns.length > 0 && columns.every(({ width }) => width !== null) ? "table-exact" : undefined;
}
