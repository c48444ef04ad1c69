// Builds everything into dist/: the browser's files, the screens for the server, and the server itself.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { gatherCatalogues } from "../src/languages/gathered.mjs";
import { folderOf, inLanguage, markSentences, readWhileBuilding } from "./build-language.mjs";
import { writtenInLatin1 } from "./build-latin.mjs";
import { putInLayers } from "./build-layers.mjs";
import { bringOwnSentences, leaveShapesOut } from "./build-lean.mjs";
import {
  gatherCommon,
  gatherDays,
  gatherIcons,
  gatherLiving,
  gatherPackages,
  gatherReading,
  gatherShapes,
  gatherShared,
  gatherStart,
} from "./build-chunks.mjs";
import { gatherSheets } from "./build-sheets.mjs";
import { brotli, gzip } from "./build-pack.mjs";
import { fingerprint } from "./ensure-built.mjs";

process.env.NODE_ENV = "production";
const root = fileURLToPath(new URL("..", import.meta.url));
// Whoever starts what is built asks this file whether it is whole, and made of these sources (ensure-built.mjs); from here on it may not be.
const stamp = join(root, "dist", ".sources");
rmSync(stamp, { force: true });
const sources = fingerprint(root);
const shared = { root, configFile: false, logLevel: "warn", plugins: [react()], publicDir: false };

const names = { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };

/**
 * A server bundle: our own code in one piece, packages loaded from node_modules. React is taken in, because only its
 * production half is wanted, whatever NODE_ENV says at run time (half the time of a page went into the other one).
 */
function onServer(name, input, takenIn, plugins = []) {
  return {
    ...shared,
    plugins: [...shared.plugins, ...plugins, writtenInLatin1],
    define: { "process.env.NODE_ENV": '"production"' },
    // Two copies of it in one process do not know each other's documents.
    ssr: { noExternal: takenIn, external: ["yjs"] },
    build: {
      ssr: true,
      target: "node20",
      outDir: `dist/${name}`,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input,
        output: { ...names, comments: { legal: true, annotation: false, jsdoc: false } },
      },
    },
  };
}

const inBrowser = {
  ...shared,
  publicDir: "src/app/public",
  build: {
    target: ["chrome123", "safari17.5", "firefox120"],
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["src/app/entry-browser.tsx", "src/app/entry-visitor.ts"],
      // What a group's modules import is told by the groups themselves, or visitors would load the framework with the first of them.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            gatherSheets(root),
            gatherLiving(root),
            gatherCommon(root),
            gatherStart(root),
            gatherReading(root),
            gatherShapes,
            ...gatherPackages,
            gatherShared(root),
            gatherIcons,
            ...gatherDays(root),
          ],
        },
      },
    },
  },
};

/**
 * The browser's files in each language, in a folder of its own with a manifest of its own; styles, pictures and fonts stand beside
 * them once.
 */
function speak(client, english, catalogues) {
  const assets = join(client, "assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const manifest = readFileSync(join(client, ".vite/manifest.json"), "utf8");
  for (const [language, catalogue] of Object.entries({ en: Object.fromEntries(english), ...catalogues })) {
    const onMissing = (id) => console.warn(`${language}: "${id}" is not translated and stays English`);
    const folder = folderOf(language, { catalogue, english });
    mkdirSync(join(assets, folder));
    const moved = (text) => text.replace(/\bassets\/([\w.-]+\.js)\b/g, `assets/${folder}/$1`);
    for (const file of scripts) {
      const built = readFileSync(join(assets, file), "utf8");
      writeFileSync(join(assets, folder, file), moved(inLanguage(built, { catalogue, english, onMissing })));
    }
    const name = language === "en" ? "manifest.json" : `manifest.${language}.json`;
    writeFileSync(join(client, ".vite", name), moved(manifest));
    compress(join(assets, folder));
  }
  for (const file of scripts) rmSync(join(assets, file));
  compress(assets);
}

/** Static files lie packed beside themselves. */
function compress(folder) {
  for (const file of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.gz`), gzip(content));
    writeFileSync(join(folder, `${file}.br`), brotli(content));
  }
}

rmSync(join(root, "dist"), { recursive: true, force: true });
const english = new Map();
const catalogues = gatherCatalogues(join(root, "src"));
await build({
  ...inBrowser,
  plugins: [
    ...shared.plugins,
    leaveShapesOut,
    bringOwnSentences(english),
    markSentences(english),
    readWhileBuilding,
    putInLayers(root),
  ],
});
speak(join(root, "dist/client"), english, catalogues);
// Styles that bodies carry stand in their layer, as those of the browser's files do.
await build(onServer("render", { "entry-server": "src/app/entry-server.tsx" }, true, [putInLayers(root)]));
await build(
  onServer(
    "server",
    {
      main: "src/server/main.ts",
      cli: "src/server/cli.ts",
      "reading-program": "src/storage/texts/reading-program.ts",
    },
    [/^(react(-dom)?|zod)(\/|$)/],
  ),
);
for (const bundle of ["render", "server"])
  writeFileSync(join(root, "dist", bundle, "catalogues.json"), JSON.stringify(catalogues));
writeFileSync(stamp, sources);
