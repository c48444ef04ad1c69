/** Where the pages of a tag are listed (ROUT-09). */
export function tagAddress({ id }: { readonly id: number }): string {
  return `/pages/tag/${id}/`;
}
