import { heldFileClipboard } from "../kit/held-file-clipboard.ts";
import type { Brings, KindClipboard } from "../kit/clipboard.ts";
import type { FileFact } from "../kit/file-fact.ts";
import { type CaptionFile, languageInName } from "./captions.ts";
import type { Video } from "./schema.ts";

export const videoClipboard: KindClipboard<Video> = {
  ...heldFileClipboard,
  withoutFile({ file, poster, captions = [], ...rest }) {
    if (!file) return null;
    return {
      content: { ...rest, file: null, poster: null },
      brings: broughtAs("file", file),
      besides: [
        ...(poster ? [broughtAs("image", poster)] : []),
        ...captions.map((each) => broughtAs("file", each.file, nameIn(each))),
      ],
    };
  },
};

function broughtAs(as: "image" | "file", { id, name }: FileFact, called = name): Brings {
  return { from: "site", id, name: called, as };
}

/** The name says the language, for the editor that takes the file (`languageFor`). */
function nameIn({ language, file: { name } }: { language: string; file: CaptionFile }): string {
  return languageInName(name) === language ? name : `${name.replace(/\.vtt$/i, "")}.${language}.vtt`;
}
