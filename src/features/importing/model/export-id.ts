/** Exports of Notion end every name with an id of 32 hexadecimal digits. */
export function withoutExportId(name: string): string {
  return name.replace(/[ _-][0-9a-f]{32}$/i, "") || name;
}
