import type { Command } from "#calls/room.ts";
import type { CareCommand } from "./care.ts";
import { backup, restore } from "./commands-of-care/backup.ts";
import { doctor } from "./commands-of-care/doctor.ts";
import { rooms } from "./rooms.ts";

/** Every command of the product. */
export const commands: readonly (Command | CareCommand)[] = [
  ...rooms.flatMap((room) => room.commands ?? []),
  backup,
  restore,
  doctor,
];
