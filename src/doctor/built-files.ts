import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Finding } from "./finding.ts";

const needed = ["client/.vite/manifest.json", "render/entry-server.mjs", "server/main.mjs"];

/** Whether the build is whole: the browser's files, the screens, the server and the fonts. */
export function checkBuild(built: string): Finding[] {
  const missing = needed.filter((file) => !existsSync(path.join(built, file)));
  const assets = path.join(built, "client/assets");
  const fonts = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith(".woff2")).length : 0;
  if (missing.length === 0 && fonts > 0)
    return [{ state: "well", what: `The build is complete, with ${fonts} font files.` }];
  const lacks = [...missing, ...(fonts === 0 ? ["the fonts"] : [])].join(", ");
  return [
    { state: "wrong", what: `The build in ${built} is missing ${lacks}.`, advice: "Run npm run build." },
  ];
}
