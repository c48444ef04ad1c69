import type { ReactNode } from "react";
import { send } from "#client/call.ts";
import { readMenu } from "../contract.ts";
import { menuFrom } from "../model/edited-menu.ts";
import { MenuEditor } from "./menu-editor.tsx";
import { MenuNotLoaded } from "./menu-not-loaded.tsx";

export async function loadedEditor(me: number | null, onDone: () => void): Promise<ReactNode> {
  const answer = await send(readMenu, {});
  if (!answer.success) return <MenuNotLoaded onDone={onDone} />;
  return <MenuEditor loaded={menuFrom(answer)} me={me} onDone={onDone} />;
}
