/** Stands for the address of the screen, which is not known while the frame is read. */
export const addressMark = "%address%";

/** Links and forms of the frame that lead back to where somebody is. */
export function withAddress(html: string, address: string): string {
  return html.replaceAll(addressMark, encodeURIComponent(address));
}
