import { defineRoom } from "#calls/room.ts";
import { importMarkdown } from "./cli.ts";

export const importingRoom = defineRoom({
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
