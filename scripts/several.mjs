// Several Atriums on one Postgres behind one plain proxy, to try what one would run on several machines:
//   npm run several                                   three of them, at http://localhost:8080, on the data folder of npm start
//   npm run several -- --processes 2 --port 9000      two, elsewhere
//   DATABASE_URL=postgres://… npm run several         on a Postgres of yours
// Kill any of them (the lines say their numbers) while you read and write: the others go on, and it comes back.
import { randomBytes } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureTools } from "./ensure-tools.mjs";
import { openFleet } from "./fleet.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values: options } = parseArgs({
  options: {
    processes: { type: "string", default: "3" },
    port: { type: "string", default: process.env.PORT || "8080" },
  },
});
ensureTools(root);
ensureBuilt(root);
const dataFolder = path.resolve(process.env.INIT_CWD ?? process.cwd(), process.env.ATRIUM_DATA || "data");
const owner = ownerOf(process.env);
const fleet = await openFleet({
  root,
  port: Number(options.port),
  count: Number(options.processes),
  dataFolder,
  databaseUrl: process.env.DATABASE_URL,
  environment: owner,
  tell: (line) => console.log(line),
});
console.log(`The proxy answers at ${fleet.address}. Files lie in ${dataFolder}, which all processes share.`);
console.log(
  `If the site is new, its owner is ${owner.ATRIUM_OWNER_EMAIL} with the password ${process.env.ATRIUM_OWNER_PASSWORD ? "that you gave" : owner.ATRIUM_OWNER_PASSWORD}.`,
);
let asked = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (asked) return;
    asked = true;
    console.log("Stopping: running calls finish, then the database stops.");
    void fleet.close().then(() => process.exit(0));
  });

/** A set-up link would be that of whichever process started last; an owner from the start is simpler. */
function ownerOf({ ATRIUM_OWNER_EMAIL, ATRIUM_OWNER_PASSWORD }) {
  if (ATRIUM_OWNER_EMAIL && ATRIUM_OWNER_PASSWORD) return { ATRIUM_OWNER_EMAIL, ATRIUM_OWNER_PASSWORD };
  return {
    ATRIUM_OWNER_EMAIL: "owner@example.org",
    ATRIUM_OWNER_PASSWORD: randomBytes(9).toString("base64url"),
  };
}
