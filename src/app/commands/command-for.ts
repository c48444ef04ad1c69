import { type KeyPress, isPressed, isSingleSign } from "#client/command-keys.ts";
import { type Command, type CommandFacts, commandGroups } from "#kernel/command.ts";

/** The commands that can be performed here and now, in the order of their groups, with the keys that call them. */
export function commandsFor(commands: readonly Command[], facts: CommandFacts): Command[] {
  return commands
    .filter((command) => command.allowed(facts).allowed)
    .map((command) => (facts.signKeys ? command : withoutSignKeys(command)))
    .toSorted((one, other) => commandGroups.indexOf(one.group) - commandGroups.indexOf(other.group));
}

function withoutSignKeys({ keys = [], ...command }: Command): Command {
  return { ...command, keys: keys.filter((each) => !isSingleSign(each)) };
}

/** The command of a press among those, if it has one. */
export function commandOf(commands: readonly Command[], press: KeyPress, isMac: boolean): Command | null {
  return commands.find(({ keys = [] }) => keys.some((each) => isPressed(each, press, isMac))) ?? null;
}
