import { type Load, loadOf } from "./screen-module.ts";

/** The list of all screens with their files is as long as some screens, and a document says where its own are. */
export const loadScreenList = () => import("./screens.ts");

/** How screens are loaded that were shown in this tab, or came with its document. */
const known = new Map<string, Load>();

/** How the screen of this name is loaded. */
export async function screenLoad(name: string): Promise<Load> {
  const load = known.get(name) ?? fromDocument(name) ?? (await loadScreenList()).screens[name];
  if (!load) throw new Error(`no screen is called ${name}`);
  known.set(name, load);
  return load;
}

/** The document asks for the file of its screen ahead (server/screens/script-links.ts). */
function fromDocument(name: string): Load | null {
  const file = document.querySelector<HTMLLinkElement>(`link[data-screen="${name}"]`)?.href;
  return file ? loadOf(name, () => import(/* @vite-ignore */ file)) : null;
}
