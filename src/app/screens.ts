import { type Load, loadOf } from "./screen-module.ts";

/**
 * How each screen is loaded, by the screen's name, from a file `<name>-screen.tsx`. In the browser each is a chunk of its own, fetched when it is
 * first shown; the server loads all of them when it starts.
 */
export const screens: Readonly<Record<string, Load>> = Object.fromEntries(
  Object.entries(import.meta.glob<object>(["../features/**/screens/*-screen.tsx", "./*/*-screen.tsx"])).map(
    ([file, load]) => {
      const name = file.replace(/^.*\//, "").replace(/-screen\.tsx$/, "");
      return [name, loadOf(name, load)];
    },
  ),
);
