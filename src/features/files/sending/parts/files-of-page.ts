import { type Expected, expected } from "../model/arrival.ts";
import { uploadList } from "./upload-list.ts";

/**
 * What is on its way from this tab into a page, whether or not its block is still there; null when it is nothing. What has come is not:
 * the editor of its block takes it at once, and where that block was removed nobody does.
 */
export function filesOfPage(pageId: number): Expected | null {
  const files = uploadList.all().filter((upload) => upload.pageId === pageId);
  const open = files.filter((upload) => upload.state().phase !== "complete");
  return expected(open, () => true);
}
