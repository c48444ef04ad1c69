import type { ScreenComponent } from "./root.tsx";

type Load = () => Promise<ScreenComponent>;
type ScreenModule = Readonly<Record<string, ScreenComponent>>;

/**
 * The component of each screen by the screen's name: `new-page` is `NewPageScreen` in a file `new-page-screen.tsx`. In the
 * browser each is a chunk of its own, fetched when it is first shown and announced before (server/screens/render.ts); the server loads
 * all of them when it starts.
 */
export const screens: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<ScreenModule>(["../features/**/screens/*-screen.tsx", "./*/*-screen.tsx"]),
  ).map(([file, load]) => {
    const name = file.replace(/^.*\//, "").replace(/-screen\.tsx$/, "");
    return [name, async () => componentIn(await load(), name)];
  }),
);

function componentIn(module: ScreenModule, name: string): ScreenComponent {
  const exported = `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Screen`;
  const component = module[exported];
  if (!component) throw new Error(`${name}-screen.tsx exports no ${exported}`);
  return component;
}
