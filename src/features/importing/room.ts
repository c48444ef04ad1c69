import { defineRoom } from "#calls/room.ts";
import { importMarkdown } from "./cli.ts";
import { importingHandlers } from "./handlers.ts";
import { importingJobs } from "./jobs.ts";
import { importReportScreen, importScreen } from "./screen.ts";
import { importingRefusals } from "./wording.ts";

export const importingRoom = defineRoom({
  handlers: importingHandlers,
  refusals: importingRefusals,
  screens: [importScreen, importReportScreen],
  jobs: importingJobs,
  commands: [
    {
      name: "import markdown",
      usage: "<folder> [--into Folder] [--as EMAIL] [--site HOST]",
      help: "Imports a folder of Markdown files with their pictures. Run it again to update them.",
      options: ["into", "as", "site"],
      run: importMarkdown,
    },
  ],
});
