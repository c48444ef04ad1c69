/**
 * Puts what stands in a field on the clipboard. Where a browser gives no access to it, the field is chosen and copied in the old way; false
 * when that is not allowed either: its text stays chosen then, for the keys of whoever wants it.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return isCopied();
  }
}

function isCopied(): boolean {
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where the clipboard is closed to scripts.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
