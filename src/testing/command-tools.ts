import type { CommandTools } from "#calls/room.ts";
import { actorForCommand } from "#server/web/session.ts";
import { storageOf } from "./stored.ts";
import { worldNow } from "./as.ts";
import type { World } from "./world.ts";

/** What a command of the command line works with in the named world. */
export function toolsOf(world: Pick<World, "database">): CommandTools {
  return {
    database: world.database,
    now: worldNow,
    storage: storageOf(world),
    actorFor: actorForCommand,
  };
}
