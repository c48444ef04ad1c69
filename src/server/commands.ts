import type { Command } from "#calls/room.ts";
import type { CareCommand } from "./running/care.ts";
import { backup, restore } from "./care-commands/backup.ts";
import { doctor } from "./care-commands/doctor.ts";
import { rooms } from "./rooms.ts";

/** Every command of the product. */
export const commands: readonly (Command | CareCommand)[] = [
  ...rooms.flatMap((room) => room.commands ?? []),
  backup,
  restore,
  doctor,
];
