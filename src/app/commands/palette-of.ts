import type { CommandHere } from "#client/commands-here.ts";
import type { PaletteItem } from "#client/palette.ts";
import { menuCommandWords } from "#features/menu/wording.ts";
import { openPalette } from "#features/palette/commands/open-palette.ts";
import { paletteWords } from "#features/palette/wording.ts";
import { searchCommands } from "#features/search/commands/search-commands.ts";
import { stopEditing } from "#features/writing/commands/stop-editing.ts";
import type { CommandFacts } from "#kernel/command.ts";
import type { Say } from "#kernel/language.ts";
import { currentSubsite, mayCreateIn } from "#kernel/viewer.ts";
import { commands } from "./commands.ts";

/** What only leads to where one is. */
const waysHere: ReadonlySet<string> = new Set([openPalette.name, searchCommands.name]);

/** The commands of this moment for the palette; for whoever writes pages also those that wait until one is open for editing. */
export function paletteOf(here: readonly CommandHere[], facts: CommandFacts, say: Say): PaletteItem[] {
  const now = here.filter(({ name }) => !waysHere.has(name)).map((command) => itemOf(command, null, say));
  if (facts.offers.has(stopEditing.name) || !mayWrite(facts)) return now;
  const later = commands
    .filter(({ group }) => group === "writing")
    .filter(({ name }) => !isAmong(here, name));
  const hint = say(paletteWords.editFirst);
  return [...now, ...later.map((command) => itemOf({ ...command, keys: [], perform() {} }, hint, say))];
}

function isAmong(here: readonly CommandHere[], name: string): boolean {
  return here.some((each) => each.name === name);
}

type Listed = Omit<CommandHere, "perform"> & Pick<PaletteItem, "perform">;

function itemOf({ group, label, keywords, ...command }: Listed, hint: string | null, say: Say): PaletteItem {
  const otherNames = keywords ? say(keywords) : "";
  return { ...command, group: menuCommandWords[group], label: say(label), otherNames, hint };
}

/** Who may make or edit pages here. */
function mayWrite({ page, viewer }: CommandFacts): boolean {
  return page?.mayEdit === true || mayCreateIn(currentSubsite(viewer), viewer);
}
