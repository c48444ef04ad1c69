const kinds = {
  picture: /^image\//,
  video: /^video\//,
  sound: /^audio\//,
  pdf: /^application\/pdf$/,
  sheet: /spreadsheet|excel|csv/,
  slides: /presentation|powerpoint/,
  archive: /zip|x-tar|gzip|7z|rar/,
  text: /^text\/|word|document|rtf/,
} as const;

export type FileKind = keyof typeof kinds | "other";

/** What kind of file a media type is, for its sign; the sheet comes before the document that holds it. */
export function fileKind(type: string): FileKind {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(type));
  return (found?.[0] as FileKind | undefined) ?? "other";
}
