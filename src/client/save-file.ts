/** Gives the person a file that was made here. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A table for spreadsheets, with the mark by which they know that letters are UTF-8. */
export function saveTable(name: string, parts: readonly string[]): void {
  saveFile(name, ["\ufeff", ...parts], "text/csv;charset=utf-8");
}
