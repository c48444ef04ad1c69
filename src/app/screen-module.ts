import type { ScreenComponent } from "./root.tsx";

/** What is fetched of a screen: its code alone, all that it may ever show, or what these data ask for. */
export type Wanted = "code" | "all" | { readonly data: unknown };
export type Load = (wanted: Wanted) => Promise<ScreenComponent>;
/** Fetches parts of a screen that only few data show; null stands for all of them. */
type LoadBeside = (data: unknown) => Promise<void>;
type ScreenModule = { readonly loadBeside?: LoadBeside } & Readonly<Record<string, unknown>>;

/** How the screen of a name is loaded: `new-page` is `NewPageScreen`, and what it seldom shows may come apart (`loadBeside`). */
export function loadOf(name: string, load: () => Promise<object>): Load {
  return async (wanted) => {
    const module = moduleIn(await load(), componentName(name));
    if (wanted !== "code") await module.loadBeside?.(wanted === "all" ? null : wanted.data);
    return module[componentName(name)] as ScreenComponent;
  };
}

/** What a file of a build exports is the module itself, or holds it beside what other files take from there. */
function moduleIn(file: object, exported: string): ScreenModule {
  const found = [file, ...Object.values(file)].find(
    (each: unknown) => typeof each === "object" && each !== null && exported in each,
  );
  if (!found) throw new Error(`no file of a screen exports ${exported}`);
  return found as ScreenModule;
}

function componentName(name: string): string {
  return `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Screen`;
}
