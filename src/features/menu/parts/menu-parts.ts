import type { ReactNode } from "react";
import { sheetsHere } from "#client/failed-sheets.ts";

/** What the bar fetches for members when it is wanted. A step of its own, so that every page names no more files than this one. */
export async function fill(list: HTMLElement): Promise<void> {
  const part = await import("./list-for-members.ts");
  return part.fill(list);
}

/** The editor with the menu in it, as it is stored now. */
export async function openEditor(me: number | null, onDone: () => void): Promise<ReactNode> {
  await sheetsHere();
  const { loadedEditor } = await import("./loaded-editor.tsx");
  return loadedEditor(me, onDone);
}
