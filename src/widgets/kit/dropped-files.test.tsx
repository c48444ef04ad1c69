import type { DragEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageTools } from "./editor.ts";
import { useArrivingFile } from "./use-arriving-file.tsx";
import { useDroppedFiles } from "./use-dropped-files.tsx";

const folder = {
  kind: "file",
  getAsFile: () => new File([], "Plans"),
  webkitGetAsEntry: () => ({ isDirectory: true }),
};
const event = {
  dataTransfer: { types: ["Files"], items: [folder] },
  preventDefault: () => {},
  stopPropagation: () => {},
} as unknown as DragEvent;

it.each([
  ["one file", (page: PageTools, onFile: () => void) => useArrivingFile(page, { onFile })],
  ["several files", (page: PageTools, onFile: () => void) => useDroppedFiles(page, onFile)],
])("a place for %s skips what is dropped there and is no file [UPLD-10]", (_, usePlace) => {
  const skipped: string[] = [];
  const sent: unknown[] = [];
  const page = { skip: (name: string) => skipped.push(name) } as unknown as PageTools;
  function Place() {
    const { onDrop } = usePlace(page, () => sent.push("a file"));
    onDropped = onDrop;
    return null;
  }
  let onDropped: (event: DragEvent) => void = () => {};
  renderToStaticMarkup(<Place />);
  onDropped(event);
  expect([skipped, sent]).toEqual([["Plans"], []]);
});
