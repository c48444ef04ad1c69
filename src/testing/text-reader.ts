import { fileURLToPath } from "node:url";
import { readerOf, textIn } from "#storage/texts/text-in.ts";
import { type ReadText, openTextReader } from "#storage/texts/text-reader.ts";
import { compiledForm } from "./compiled-form.ts";

/** The program that reads files for their words. */
export const readingProgram = fileURLToPath(compiledForm("src/storage/texts/reading-program.ts"));

/** Reads files for their words as the product does, in a process of its own. */
export const readText = openTextReader(readingProgram);

/** The same without that process, which takes a moment to start. */
export const readHere: ReadText = async (file, kind) =>
  textIn(file, await readerOf(kind)).catch(() => "unreadable" as const);
