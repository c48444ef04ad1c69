import { company } from "../content/nl/company.ts";
import { pdfFiles, textFiles } from "../content/nl/files.ts";
import { fleet } from "../content/nl/fleet.ts";
import { folders } from "../content/nl/folders.ts";
import { freight } from "../content/nl/freight.ts";
import { handbook } from "../content/nl/handbook.ts";
import { office } from "../content/nl/office.ts";
import { onBoard } from "../content/nl/on-board.ts";
import { positions } from "../content/nl/positions.ts";
import { routes } from "../content/nl/routes.ts";
import { safety } from "../content/nl/safety.ts";
import { teams } from "../content/nl/teams.ts";
import { terminals } from "../content/nl/terminals.ts";
import type { Content } from "./contents.ts";

export const contentInDutch: Content = {
  pages: [company, handbook, safety, fleet, routes, freight, terminals, onBoard, teams, office],
  positions,
  folders,
  textFiles,
  pdfFiles,
};
