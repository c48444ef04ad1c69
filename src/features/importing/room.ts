import { defineRoom } from "#calls/room.ts";
import { importMarkdown } from "./cli.ts";

export const importingRoom = defineRoom({
  commands: [
    {
      name: "import markdown",
      usage: "<folder> [--into Folder] [--as EMAIL] [--site HOST]",
      help: "Makes folders and pages of a folder of Markdown files, with their pictures; again, it updates them.",
      options: ["into", "as", "site"],
      run: importMarkdown,
    },
  ],
});
