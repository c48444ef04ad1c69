import { readFileSync } from "node:fs";
import { join } from "node:path";
import { widgetKinds } from "#widgets/widget.ts";

/** The lists of kinds: the only files beside their folders that may name them. */
const lists =
  /^src\/widgets\/(widget|schemas|faces|views|holes|servers|editors|examples|clipboards|own-styles|first-texts)\.ts$|^src\/server\/refusals\.ts$/;

/** The kinds that a file names although it belongs to none: as a value, as a key, or by importing from its folder. */
export function kindsIn(root: string, file: string, text = readFileSync(join(root, file), "utf8")): string[] {
  if (lists.test(file) || /^src\/widgets\/[^/]+\//.test(file)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, "");
  return widgetKinds.filter((kind) => {
    const folder = kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
    return (
      new RegExp(
        `["']${kind}["']|[{,]\\s*${kind}\\s*:|\\b(?:schemas|views|faces|editors|clipboards)\\.${kind}\\b`,
      ).test(code) || code.includes(`#widgets/${folder}/`)
    );
  });
}
