import { type ReactNode, createContext } from "react";

type FolderCrossing = {
  readonly folderId: number;
  readonly subsiteId: number;
  readonly mode: "move" | "copy";
};

/** Gives the dialog that takes a folder to another subsite. */
export type OpenFolderCrossing = (crossing: FolderCrossing) => Promise<ReactNode>;

/** Going to another subsite stands on a higher floor than folders: the roof hands it down. */
export const CrossingDoor = createContext<OpenFolderCrossing | null>(null);
