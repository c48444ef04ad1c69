/** How wide a picture is offered, in pixels, besides as it is; the server knows no other widths. */
export const variantWidths = [320, 640, 960, 1280, 1920] as const;

/** Where a picture that lies at `address` is read as its variant of that width. */
export function variantAddress(address: string, width: (typeof variantWidths)[number]): string {
  return `${address}?w=${width}`;
}

/** The variants of a picture that are smaller than itself, as `srcset` lists them, and itself. */
export function variantSet(address: string, width: number): string {
  const smaller = variantWidths.filter((each) => each < width);
  return [...smaller.map((each) => `${variantAddress(address, each)} ${each}w`), `${address} ${width}w`].join(
    ", ",
  );
}
