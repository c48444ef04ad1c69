import type { LanguageCode } from "#kernel/languages.ts";
import { company } from "../content/en/company.ts";
import { pdfFiles, textFiles } from "../content/en/files.ts";
import { fleet } from "../content/en/fleet.ts";
import { freight } from "../content/en/freight.ts";
import { handbook } from "../content/en/handbook.ts";
import { office } from "../content/en/office.ts";
import { onBoard } from "../content/en/on-board.ts";
import { routes } from "../content/en/routes.ts";
import { safety } from "../content/en/safety.ts";
import { teams } from "../content/en/teams.ts";
import { terminals } from "../content/en/terminals.ts";
import { contentInDutch } from "./content-in-dutch.ts";

/** What the demo says in one language. English has the facts of every page; other languages name the page that they translate. */
export type Content = {
  readonly pages: readonly string[];
  /** A line for each person: their first name and what they are. */
  readonly positions: string;
  readonly folders: Readonly<Record<string, string>>;
  readonly textFiles: Readonly<Record<string, string>>;
  readonly pdfFiles: Readonly<Record<string, readonly string[]>>;
};

const english: Content = {
  pages: [company, handbook, safety, fleet, routes, freight, terminals, onBoard, teams, office],
  positions: "",
  folders: {},
  textFiles,
  pdfFiles,
};

export const contents: Readonly<Record<LanguageCode, Content>> = { en: english, nl: contentInDutch };
