/** The style sheets that did not arrive, by address, and the try to fetch each of them again. */
const missing = new Map<string, Promise<void> | null>();

/** Notes from now on which style sheets do not arrive; a link of one would pass for a style sheet that is there. */
export function watchSheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    // A site's theme belongs to no piece: without it everything works in the product's own colours.
    if (target.dataset["look"] !== undefined) return;
    missing.set(target.href, null);
    target.remove();
  };
  document.addEventListener("error", note, { capture: true });
}

/**
 * Fetches again what did not arrive, and fails when it does not arrive now. `import()` asks for the style sheets of a piece
 * a single time: without this its second try would give the piece without its styles.
 */
export async function sheetsHere(): Promise<void> {
  await Promise.all([...missing].map(([address, trying]) => trying ?? fetchAgain(address)));
}

function fetchAgain(address: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const trying = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${address} did not arrive`)));
  });
  missing.set(address, trying);
  document.head.append(link);
  return trying.then(() => void missing.delete(address));
}
