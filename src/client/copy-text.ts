/**
 * Puts a text on the clipboard; false when the browser does not allow it. Browsers give scripts the clipboard on safe addresses only, and an
 * intranet is often reached by a plain one: there the text is handed over in answer to the browser's own copying.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return handOver(text);
  }
}

/** Copies what stands in a field. When that is not allowed its text stays chosen, for the keys of whoever wants it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  if (await copyText(field.value)) return true;
  field.focus();
  field.select();
  return false;
}

function handOver(text: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData("text/plain", text);
    isTaken = event.clipboardData !== null;
  };
  addEventListener("copy", give, { capture: true });
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the clipboard is closed to scripts.
    return document.execCommand("copy") && isTaken;
  } catch {
    return false;
  } finally {
    removeEventListener("copy", give, { capture: true });
  }
}
