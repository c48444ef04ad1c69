/** The words after a command's name, as node:util's parseArgs gives them. */
export type CommandArguments = {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
};

/** An expected "no" of the command line: its sentence is printed and the command ends with 1. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}
