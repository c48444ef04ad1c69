import type { ScreenComponent } from "./root.tsx";

/** What is fetched of a screen: its code alone, all that it may ever show, or what these data ask for. */
type Wanted = "code" | "all" | { readonly data: unknown };
type Load = (wanted: Wanted) => Promise<ScreenComponent>;
/** Fetches parts of a screen that only few data show; null stands for all of them. */
type LoadBeside = (data: unknown) => Promise<void>;
type ScreenModule = { readonly loadBeside?: LoadBeside } & {
  readonly [name: string]: ScreenComponent | LoadBeside | undefined;
};

/**
 * The component of each screen by the screen's name: `new-page` is `NewPageScreen` in a file `new-page-screen.tsx`. In the
 * browser each is a chunk of its own, fetched when it is first shown and announced before (server/screens/render.ts); the server loads
 * all of them when it starts. What a screen seldom shows may come apart (`loadBeside` in its file), and is there before it is drawn.
 */
export const screens: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<ScreenModule>(["../features/**/screens/*-screen.tsx", "./*/*-screen.tsx"]),
  ).map(([file, load]) => {
    const name = file.replace(/^.*\//, "").replace(/-screen\.tsx$/, "");
    const loadWith: Load = async (wanted) => {
      const module = await load();
      if (wanted !== "code") await module.loadBeside?.(wanted === "all" ? null : wanted.data);
      return componentIn(module, name);
    };
    return [name, loadWith];
  }),
);

function componentIn(module: ScreenModule, name: string): ScreenComponent {
  const exported = `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Screen`;
  const component = module[exported];
  if (!component) throw new Error(`${name}-screen.tsx exports no ${exported}`);
  return component as ScreenComponent;
}
