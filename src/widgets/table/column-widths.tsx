type Width = { readonly id: string; readonly width: number | null };

/** How wide the columns of a table are, in twelfths; reading and writing show the same. */
export function ColumnWidths({ widths }: { widths: readonly Width[] }) {
  return (
    <colgroup>
      {widths.map(({ id, width }) => (
        <col key={id} className={width === null ? undefined : `table-width-${width}`} />
      ))}
    </colgroup>
  );
}
