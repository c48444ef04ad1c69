import { type Expected, expected } from "../model/arrival.ts";
import { uploadList } from "./upload-list.ts";

/** What is on its way from this tab into a page, whether or not its block is still there; null when it is nothing. */
export function filesOfPage(pageId: number): Expected | null {
  const files = uploadList.all().filter((upload) => upload.pageId === pageId);
  return expected(files, () => true);
}
