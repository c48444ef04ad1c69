import { afterEach, expect, it } from "vitest";
import { listedUpload } from "#testing/listed-upload.ts";
import { filesOfPage } from "./files-of-page.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";

afterEach(() => uploadList.set([]));

it("a file that has come is not on its way any more, also where its block was removed meanwhile", () => {
  const upload = (phase: string): ListedUpload => ({
    ...listedUpload({ pageId: 7, widgetId: "gone0001" }, () => ({ phase, sent: 4 })),
    isTaken: () => false,
  });
  uploadList.set([upload("progress")]);
  expect(filesOfPage(7)?.count).toBe(1);
  uploadList.set([upload("complete")]);
  expect(filesOfPage(7)).toBeNull();
});
