import { setTimeout as pause } from "node:timers/promises";
import { type SourceFile, type SourcePage, readSourcePage } from "./model/source-page.ts";

/** Everybody waits while a file is read, a second or two where it was made for that. Then they have as long before the next one. */
export async function readInTurn(file: SourceFile): Promise<SourcePage> {
  const began = performance.now();
  const page = readSourcePage(file);
  await pause(performance.now() - began);
  return page;
}
