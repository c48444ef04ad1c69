import { defineRoom } from "#calls/room.ts";
import { demo } from "./cli.ts";

export const demoRoom = defineRoom({
  commands: [
    {
      name: "demo",
      usage: "[--language en|nl] [--subsites yes]",
      help: "Fills an empty installation with a made-up company. `npm run demo` also starts it.",
      options: ["language", "subsites"],
      run: demo,
    },
  ],
});
