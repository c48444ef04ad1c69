import { fileAddress } from "#widgets/kit/file-address.ts";

/** Where everybody reads the logo that is in use, whichever it is by then; mails keep this address. */
export const currentLogoAddress = "/-/theme/logo";

/** Where everybody reads this logo; `mark` is of its bytes, so that it is kept for good. */
export function logoAddress({ id, mark }: { readonly id: number; readonly mark: string }): string {
  return `${currentLogoAddress}/${id}-${mark}`;
}

/** The header picture is a file of the home page's readers. */
export function pictureAddress(file: { readonly id: number; readonly name: string }): string {
  return fileAddress(file);
}
