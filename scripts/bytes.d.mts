type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** The packed weights of reading a page, and a sentence for each fault. */
export function weighReading(
  manifest: Manifest,
  read: (file: string) => Buffer,
): { weights: Record<string, number>; faults: string[] };

/** Where readers would be sent what only edit mode shows, one sentence a fault; `sheets` as they are written, by path. */
export function weighSheets(
  manifest: Manifest,
  read: (file: string) => Buffer,
  sheets: Readonly<Record<string, string>>,
): string[];
