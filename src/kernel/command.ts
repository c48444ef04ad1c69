import { type Verdict, allow, refuse } from "./verdict.ts";
import type { Viewer } from "./viewer.ts";
import type { Words } from "./words.ts";

/** The groups of commands, in the order in which they are listed. */
export const commandGroups = ["general", "page", "writing", "go"] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** What decides whether a command can be performed here and now. */
export type CommandFacts = {
  readonly viewer: Viewer;
  /** The page that is open, if one is. */
  readonly page: { readonly id: number; readonly address: string; readonly mayEdit: boolean } | null;
  /** The commands that what is on the screen performs itself. */
  readonly offers: ReadonlySet<string>;
  /** Whether keys that are a single sign do something for whoever looks. */
  readonly signKeys: boolean;
};

/** What commands act with. */
export type CommandTools = {
  /** Goes to an address of the site. */
  visit(address: string): void;
  /** Lets what is on the screen perform a command that it offers. */
  take(offer: string): void;
};

/**
 * Something that people do from the keyboard or from search. `keys` are written as `mod+shift+z`, where `mod` is Cmd on a Mac
 * and Ctrl elsewhere, or as the sign that is typed. `keywords` are other words by which it is found, with commas between.
 */
export type Command = {
  readonly name: string;
  readonly group: CommandGroup;
  readonly label: Words;
  readonly keywords?: Words;
  readonly keys?: readonly string[];
  allowed(facts: CommandFacts): Verdict;
  perform(tools: CommandTools, facts: CommandFacts): void;
};

/** A command of what is on the screen: it is there while that offers it. */
export function whereOffered(name: string): Pick<Command, "name" | "allowed" | "perform"> {
  return {
    name,
    allowed: ({ offers }) => (offers.has(name) ? allow : refuse("not-offered")),
    perform: ({ take }) => take(name),
  };
}

/** A command that leads to an address. */
export function leadsTo(
  address: (facts: CommandFacts) => string | null,
): Pick<Command, "allowed" | "perform"> {
  return {
    allowed: (facts) => (address(facts) === null ? refuse("not-here") : allow),
    perform: ({ visit }, facts) => {
      const to = address(facts);
      if (to !== null) visit(to);
    },
  };
}

/** The address of something that is done to the open page by those who may edit it. */
export function ofEditablePage(address: (page: NonNullable<CommandFacts["page"]>) => string) {
  return ({ page }: CommandFacts) => (page?.mayEdit ? address(page) : null);
}
