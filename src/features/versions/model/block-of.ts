import { ofVersion } from "#features/pages/model/of-page.ts";

/** How calls name a block of a version. */
export function blockOf(from: { readonly pageId: number; readonly versionId: number }, widget: string) {
  return { ...ofVersion(from.pageId, from.versionId), widget };
}
