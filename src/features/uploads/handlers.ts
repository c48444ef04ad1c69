import { handle } from "#calls/handle.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { demand } from "#kernel/refusal.ts";
import { filesShown, maySeeFiles } from "./rules.ts";
import { type UploadedFile, readUploads } from "./screen.ts";
import { type FileRow, listUploads, readStored } from "./store.ts";
import { uploadsWords } from "./wording.ts";

export const uploadsHandlers = [
  handle(readUploads, async ({ input: { by = "large", after = null }, actor, tx, say }) => {
    demand(maySeeFiles(actor));
    const rows = await listUploads(actor, { by, after }, tx);
    const last = rows.length > filesShown ? rows[filesShown - 1] : undefined;
    return {
      title: say(uploadsWords.title),
      by,
      stored: await readStored(tx),
      files: rows.slice(0, filesShown).map(fileOf),
      more: last ? `/settings/files/?by=${by}&after=${last.id}` : null,
      isFurther: after !== null,
    };
  }),
];

function fileOf({ uploaded, pages, shownOn, ...row }: FileRow): UploadedFile {
  return {
    ...row,
    uploaded: uploaded.getTime(),
    pages: pages.map((page) => ({ id: page.id, title: page.title, address: pageAddress(page) })),
    more: shownOn - pages.length,
  };
}
