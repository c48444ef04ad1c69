import { folderNameMost } from "#features/folders/rules.ts";
import { withoutExportId } from "./export-id.ts";

/** A folder of the tree as a name for a folder of the site. */
export function folderName(name: string): string {
  const plain = withoutExportId(name).replace(/[/\\]/g, " ").slice(0, folderNameMost).trim();
  return plain === "" ? "-" : plain;
}
