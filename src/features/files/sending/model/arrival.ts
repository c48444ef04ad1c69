/** A file for a widget of a page, as far as publishing has to know of it. */
export type ExpectedFile = {
  readonly key: number;
  readonly widgetId: string;
  readonly name: string;
  readonly state: () => {
    readonly phase: "start" | "progress" | "complete" | "error" | "aborted";
    readonly sent: number;
    readonly total: number;
    readonly canRetry: boolean;
  };
  readonly isTaken: () => boolean;
};

/** Files that are on their way, or have come and are not in the draft yet; `sent` and `total` in bytes. */
export type Expected = { readonly count: number; readonly sent: number; readonly total: number };

/** What the page still waits for, null when it is nothing; files of widgets that were removed count for nothing. */
export function expected(
  files: readonly ExpectedFile[],
  isThere: (widgetId: string) => boolean,
): Expected | null {
  const awaited = files.filter((file) => isThere(file.widgetId) && isAwaited(file));
  if (awaited.length === 0) return null;
  const sum = (what: "sent" | "total") => awaited.reduce((all, file) => all + file.state()[what], 0);
  return { count: awaited.length, sent: sum("sent"), total: sum("total") };
}

/** The names of files that could not be sent and have not been followed by another one in their widget. */
export function missing(
  files: readonly ExpectedFile[],
  isThere: (widgetId: string) => boolean,
): readonly string[] {
  const isReplaced = ({ key, widgetId }: ExpectedFile) =>
    files.some((other) => other.widgetId === widgetId && other.key > key && hasCome(other));
  return files
    .filter((file) => isThere(file.widgetId) && hasFailed(file) && !isReplaced(file))
    .map(({ name }) => name);
}

function isAwaited(file: ExpectedFile): boolean {
  const { phase } = file.state();
  return phase === "start" || phase === "progress" || (phase === "complete" && !file.isTaken());
}

function hasCome(file: ExpectedFile): boolean {
  return file.state().phase === "complete";
}

/** A file that can be sent again; one that was refused for what it is never was on its way. */
function hasFailed(file: ExpectedFile): boolean {
  const { phase, canRetry } = file.state();
  return phase === "error" && canRetry;
}
