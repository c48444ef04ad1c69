type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** The packed weights of reading a page, and a sentence for each fault. */
export function weighReading(
  manifest: Manifest,
  read: (file: string) => Buffer,
): { weights: Record<string, number>; faults: string[] };
