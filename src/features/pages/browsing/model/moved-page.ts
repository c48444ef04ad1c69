import type { Moved } from "../../filing/model/moved.ts";
import type { ShownPage } from "./page-list.ts";

export function movedPage({ id, title, folderId }: ShownPage): Moved {
  return { is: "page", id, name: title, from: folderId };
}
