import { defineRoom } from "#calls/room.ts";
import { seed } from "./cli.ts";

export const seedingRoom = defineRoom({
  commands: [
    {
      name: "seed",
      usage: "[--pages N] [--people N] [--folders N] [--tags N] [--password P] [--site HOST]",
      help: "Adds made-up pages, people, folders and tags, to try a large site.",
      options: ["pages", "people", "folders", "tags", "password", "site"],
      run: (given, { database, now }) => seed(given, database, now),
    },
  ],
});
