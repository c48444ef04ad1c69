/** More arguments at once overflow the stack. */
const most = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += most)
    text += String.fromCharCode(...bytes.subarray(at, at + most));
  return btoa(text);
}

/** Throws on what is not base64. */
export function fromBase64(text: string): Uint8Array {
  const letters = atob(text);
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
