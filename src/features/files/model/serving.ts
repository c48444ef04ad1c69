/** What decides how a file is handed out. */
type Served = { readonly type: string; readonly width: number | null };

const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);

/**
 * Whether a browser may show the file in its place. A picture only when it was written anew as it came in; a picture that
 * was attached is given back byte for byte, camera and place included, and so only to be saved.
 */
export function isShownInPlace({ type, width }: Served): boolean {
  if (pictures.has(type)) return width !== null;
  return type === "video/mp4" || type === "application/pdf";
}

/** The headers that keep a file from acting as a page of the site (architecture 6). Readers of PDF need to run. */
export function guardsOf(file: Served): Readonly<Record<string, string>> {
  const isPdf = file.type === "application/pdf";
  return {
    "content-security-policy": isPdf ? "default-src 'none'" : "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  };
}

/** `Content-Disposition` after RFC 6266: the name as it is, and one of plain letters for those who read no other. */
export function dispositionOf(file: Served & { readonly name: string }): string {
  const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(file.name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isShownInPlace(file) ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
